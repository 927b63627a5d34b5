import type { Deps } from '../../ground/deps.ts';
import type { Checkout, CheckoutState } from '../../ground/ports/payment-provider.ts';
import { isProblem } from '../../ground/ports/payment-provider.ts';
import type { ChargeFollowUps } from './charge-follow-ups.ts';
import { notTooOften } from './not-too-often.ts';
import type { PageSubject, PaymentPage } from './payment-pages.ts';
import {
  findOpenPageOf,
  findPageByCheckout,
  giveUpUnseenPage,
  listOverduePages,
  markPageClosed,
} from './payment-pages.ts';
import { settleCharge } from './settle-charge.ts';

const MAX_AT_ONCE = 50;

/** What the provider says of a page comes true, and a page that is done with is marked as closed. May be repeated. */
export type ApplyPage = (deps: Deps, page: PaymentPage, checkout: Checkout) => Promise<void>;

/** A page that pays a row of the ledger, other than a rental's. */
export const settlePage =
  (followUps: ChargeFollowUps): ApplyPage =>
  async (deps, { id, ledgerId }, { state, paymentId }) => {
    if (state === 'closed') await markPageClosed(deps.db.query, id, false, deps.now());
    if (state !== 'paid' || ledgerId === null) return;
    await deps.db.transaction(async (tx) => {
      await settleCharge(deps, tx, ledgerId, { outcome: { state: 'succeeded' }, paymentId }, followUps);
      await markPageClosed(tx, id, true, deps.now());
    });
  };

/** For events: an unknown checkout isn't ours. */
export async function syncPageByCheckout(deps: Deps, checkoutId: string, apply: ApplyPage): Promise<void> {
  const page = await findPageByCheckout(deps.db.query, checkoutId);
  // Includes pages that we believe closed: if one was paid all the same, the money must not go unnoticed.
  if (page && !page.wasPaid) await apply(deps, page, await deps.payments.findCheckout(checkoutId));
}

/** For people who return from a page: this may be faster than the event. */
export const syncPageOf = (deps: Deps, subject: PageSubject, apply: ApplyPage): Promise<void> =>
  syncNow(deps, subject, apply, notTooOften);

type Ask = (owner: object, checkoutId: string, ask: () => Promise<void>) => Promise<void>;

/** However often it was asked before. */
export async function syncNow(
  deps: Deps,
  subject: PageSubject,
  apply: ApplyPage,
  inTurn: Ask = (_owner, _id, ask) => ask(),
): Promise<void> {
  const page = await findOpenPageOf(deps.db.query, subject);
  if (!page?.checkoutId) return;
  const { checkoutId } = page;
  await inTurn(deps.payments, checkoutId, async () => apply(deps, page, await deps.payments.findCheckout(checkoutId)));
}

/** Afterwards nobody can pay on it, unless it's `processing`. If somebody has just paid, that counts. */
export async function closePage(deps: Deps, page: PaymentPage, apply: ApplyPage): Promise<CheckoutState> {
  const checkoutId = page.checkoutId ?? (await giveUpUnseenPage(deps.db.query, page.id, deps.now()));
  if (checkoutId === null) return 'closed';
  const checkout = await deps.payments.closeCheckout(checkoutId);
  await apply(deps, page, checkout);
  return checkout.state;
}

/** For a charge that is no longer wanted, such as a forgiven debt. Returns its page's state. */
export async function closePageOf(deps: Deps, ledgerId: string, followUps: ChargeFollowUps): Promise<CheckoutState> {
  const page = await findOpenPageOf(deps.db.query, { ledgerId });
  return page ? closePage(deps, page, settlePage(followUps)) : 'closed';
}

/** Asks about pages that have closed by now, so that a lost event loses no payment and no card. */
export async function sweepPages(deps: Deps, apply: ApplyPage): Promise<void> {
  for (const page of await listOverduePages(deps.db.query, deps.now(), MAX_AT_ONCE)) {
    try {
      await closePage(deps, page, apply);
    } catch (error) {
      deps.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'payment page not synced');
      // The provider is down for all of them.
      if (isProblem(error, 'unavailable')) return;
    }
  }
}
