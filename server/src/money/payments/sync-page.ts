import type { Deps } from '../../ground/deps.ts';
import type { Checkout, CheckoutState } from '../../ground/ports/payment-provider.ts';
import { isProblem } from '../../ground/ports/payment-provider.ts';
import type { ChargeFollowUps } from './charge-follow-ups.ts';
import { notTooOften } from './not-too-often.ts';
import type { PaymentPageRow } from './payment-page-store.ts';
import { findOpenPageOf, findPageByCheckout, listOverduePages, markPageClosed } from './payment-page-store.ts';
import { settleCharge } from './settle-charge.ts';

const MAX_AT_ONCE = 50;

/** For events: an unknown checkout isn't one of these pages. */
export async function syncPageByCheckout(deps: Deps, checkoutId: string, followUps: ChargeFollowUps): Promise<void> {
  const page = await findPageByCheckout(deps.db.query, checkoutId);
  // Includes pages that we believe closed: if one was paid all the same, the money must not go unnoticed.
  if (page) await applyPage(deps, page, await deps.payments.findCheckout(checkoutId), followUps);
}

/** For people who return from a page: this may be faster than the event. */
export async function syncPageOf(deps: Deps, ledgerId: string, followUps: ChargeFollowUps): Promise<void> {
  const page = await findOpenPageOf(deps.db.query, ledgerId);
  if (!page?.checkoutId) return;
  const { checkoutId } = page;
  await notTooOften(deps.payments, checkoutId, async () =>
    applyPage(deps, page, await deps.payments.findCheckout(checkoutId), followUps),
  );
}

/** Afterwards nobody can pay on it, unless it's `processing`. If somebody has just paid, that counts. */
export async function closePage(deps: Deps, page: PaymentPageRow, followUps: ChargeFollowUps): Promise<CheckoutState> {
  if (page.checkoutId === null) {
    // Nobody ever knew its address.
    await markPageClosed(deps.db.query, page.id, deps.now());
    return 'closed';
  }
  const checkout = await deps.payments.closeCheckout(page.checkoutId);
  await applyPage(deps, page, checkout, followUps);
  return checkout.state;
}

/** For a charge that is no longer wanted, such as a forgiven debt. Returns its page's state. */
export async function closePageOf(deps: Deps, ledgerId: string, followUps: ChargeFollowUps): Promise<CheckoutState> {
  const page = await findOpenPageOf(deps.db.query, ledgerId);
  return page ? closePage(deps, page, followUps) : 'closed';
}

/** Asks about pages that have closed by now, so that a lost event loses no payment. */
export async function sweepPages(deps: Deps, followUps: ChargeFollowUps): Promise<void> {
  for (const page of await listOverduePages(deps.db.query, deps.now(), MAX_AT_ONCE)) {
    try {
      await closePage(deps, page, followUps);
    } catch (error) {
      deps.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'payment page not synced');
      if (isProblem(error, 'unavailable')) return;
    }
  }
}

async function applyPage(deps: Deps, page: PaymentPageRow, checkout: Checkout, followUps: ChargeFollowUps) {
  if (checkout.state === 'paid') {
    const settlement = { outcome: { state: 'succeeded' }, paymentId: checkout.paymentId } as const;
    await deps.db.transaction(async (tx) => {
      await settleCharge(deps, tx, page.ledgerId, settlement, followUps);
      await markPageClosed(tx, page.id, deps.now());
    });
  } else if (checkout.state === 'closed') {
    await markPageClosed(deps.db.query, page.id, deps.now());
  }
}
