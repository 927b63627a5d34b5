import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { dropUnpayableCharge } from '../payments/drop-charge.ts';
import { closePageOf } from '../payments/sync-page.ts';
import { findPendingPayment } from './debt-payment.ts';
import type { DebtRow } from './debt-store.ts';
import { lockDebt } from './debt-store.ts';

/**
 * Changes the sum of a debt. Its payment page is closed first, so that nobody pays the old sum; if it turns out to be
 * paid, the work finds a debt that isn't due.
 */
export async function changeDebt<T>(
  deps: Deps,
  { debtId, why }: { debtId: string; why: string },
  followUps: ChargeFollowUps,
  work: (tx: Tx, debt: DebtRow, now: Temporal.Instant) => Promise<T>,
): Promise<T | undefined> {
  const begun = await findPendingPayment(deps.db.query, debtId);
  if (begun) await closePageOf(deps, begun.id, followUps);
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const debt = await lockDebt(tx, debtId);
    if (!debt) return undefined;
    const payment = await findPendingPayment(tx, debtId);
    // Somebody opened a page just now. Trying again finds it paid or closes it.
    const dropping = payment && (await dropUnpayableCharge(tx, payment.id, why, now));
    if (dropping === 'page-open') throw new Refusal('state-moved-on');
    return work(tx, debt, now);
  });
}
