import { paths } from '@laine/contract/paths.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import { TERMS_VERSION } from '@laine/legal/terms-version.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { paymentWords } from '../../ground/texts/payment-words.ts';
import { rememberConsents } from '../../identity/accounts/remember-consent.ts';
import { requireRehearsing } from '../../identity/accounts/require-rehearsing.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { openCharge } from '../payments/queue-charge.ts';
import { findOfferOnSale } from '../prepaid/find-passes.ts';
import { findBegunPass, orderPass } from '../prepaid/own-pass.ts';
import { giveUpPurchase } from './lapse-purchases.ts';
import { openPurchasePage, requireFewPurchases, requireMayBuy } from './purchase-page.ts';

type PassOrder = {
  offerId: string;
  acceptedTermsAndConditions: boolean;
  startsAtOnce: boolean;
  origin: string;
  locale: Locale;
};

/** Returns the payment page. An unfinished purchase is given up first, so that nobody pays for two. */
export async function buyPass(
  deps: Deps,
  { account }: Person,
  order: PassOrder,
  followUps: ChargeFollowUps,
): Promise<URL> {
  const { origin, locale, startsAtOnce } = order;
  if (!order.acceptedTermsAndConditions) throw new Refusal('terms-not-accepted');
  requireRehearsing(deps, account);
  requireMayBuy(account, deps.now());
  const begun = await findBegunPass(deps.db.query, account.id);
  if (begun) await giveUpPurchase(deps, { passId: begun.id }, followUps);
  const { pass, ledgerId } = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    await requireFewPurchases(tx, account.id, now);
    const offer = await findOfferOnSale(tx, order.offerId, now);
    if (!offer) throw new Refusal('pass-not-on-sale');
    if (!offer.hasOpenStation) throw new Refusal('pass-stations-closed');
    const ordered = await orderPass(tx, { accountId: account.id, offer, startsAtOnce, locale }, now);
    const { id: passId, priceInCents: amountInCents } = ordered;
    const charge = { purpose: 'pass', subjectId: passId, amountInCents } as const;
    const { id } = await openCharge(tx, { ...charge, accountId: account.id, bookingId: null, passId }, now);
    const agreed = { accountId: account.id, version: TERMS_VERSION, locale };
    // The pass itself identifies the purchase.
    const kinds = startsAtOnce ? (['terms', 'pass-at-once'] as const) : (['terms'] as const);
    await rememberConsents(
      tx,
      kinds.map((kind) => ({ ...agreed, kind })),
      now,
    );
    return { pass: ordered, ledgerId: id };
  });
  const [paidPath, cancelPath] = [paths.passes({ paid: '1' }), paths.passes({ offer: order.offerId })];
  const what = { name: paymentWords[locale].pass({ name: pass.name }), amountInCents: pass.priceInCents };
  return openPurchasePage(deps, { ledgerId, ...what, origin, locale, paidPath, cancelPath }, followUps);
}
