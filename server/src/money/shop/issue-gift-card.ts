import type { GiftCard } from '@laine/contract/public/prepaid.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { countLargeSum } from '../../ground/budgets/count-large-sum.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { giftCardCode, spacedCode } from '../prepaid/gift-card-code.ts';
import { giftCardExpiry, newGiftCard } from '../prepaid/new-gift-card.ts';
import { presentGiftCard } from '../prepaid/present-gift-card.ts';
import { queuePrepaidMail } from './queue-prepaid-mail.ts';

type Issue = { amountInCents: number; recipientEmail?: string | undefined; expiresAt?: string | undefined };

/** A free card, such as a prize or a kindness. Its code is shown to its issuer, and mailed. */
export async function issueGiftCard(
  deps: Deps,
  actor: Actor<Person>,
  { amountInCents, recipientEmail, expiresAt }: Issue,
): Promise<{ code: string; giftCard: GiftCard }> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await countLargeSum(deps, tx, actor.who, amountInCents, now);
    const card = await newGiftCard(
      deps,
      tx,
      {
        status: 'active',
        initialInCents: amountInCents,
        boughtBy: null,
        issuedBy: actor.who.account.id,
        recipientEmail: recipientEmail ?? null,
        senderName: null,
        message: null,
        locale: actor.who.account.locale ?? 'en',
        expiresAt: expiresAt === undefined ? giftCardExpiry(now) : Temporal.Instant.from(expiresAt),
      },
      now,
    );
    await recordAction(tx, actor, { action: 'gift-card-issued', target: card.id, data: { amountInCents } }, now);
    if (recipientEmail !== undefined) await queuePrepaidMail(tx, card.id, 'voucher', now);
    return { code: spacedCode(giftCardCode(deps.giftCardKey, card.id)), giftCard: presentGiftCard(card) };
  });
}
