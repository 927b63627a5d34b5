import { paths } from '@laine/contract/paths.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { paymentWords } from '../../ground/texts/payment-words.ts';
import { requireRehearsing } from '../../identity/accounts/require-rehearsing.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { openCharge } from '../payments/queue-charge.ts';
import { newGiftCard } from '../prepaid/new-gift-card.ts';
import { openPurchasePage, requireFewPurchases, requireMayBuy } from './purchase-page.ts';

type GiftCardOrder = {
  amountInCents: number;
  recipientEmail?: string | undefined;
  senderName?: string | undefined;
  message?: string | undefined;
  origin: string;
  locale: Locale;
};

/** Returns the payment page. Nobody sees the code before it's paid. */
export async function buyGiftCard(
  deps: Deps,
  { account }: Person,
  order: GiftCardOrder,
  followUps: ChargeFollowUps,
): Promise<URL> {
  const { amountInCents, origin, locale } = order;
  requireRehearsing(deps, account);
  const ledgerId = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    requireMayBuy(account, now);
    await requireFewPurchases(tx, account.id, now);
    const card = await newGiftCard(
      deps,
      tx,
      {
        status: 'open',
        initialInCents: amountInCents,
        boughtBy: account.id,
        issuedBy: null,
        recipientEmail: order.recipientEmail ?? null,
        senderName: order.senderName || null,
        message: order.message || null,
        locale,
        expiresAt: null,
      },
      now,
    );
    // Taxed when it's spent, because only then do we know for what and where.
    const charge = { purpose: 'gift-card', subjectId: card.id, amountInCents } as const;
    const { id } = await openCharge(
      tx,
      { ...charge, accountId: account.id, bookingId: null, giftCardId: card.id },
      now,
    );
    return id;
  });
  const [paidPath, cancelPath] = [paths.giftCards({ paid: '1' }), paths.giftCards()];
  const name = paymentWords[locale].giftCard;
  return openPurchasePage(deps, { ledgerId, name, amountInCents, origin, locale, paidPath, cancelPath }, followUps);
}
