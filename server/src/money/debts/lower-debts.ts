import type { Tx } from '../../ground/db/open-database.ts';
import { type RefundOfCharge, writeGiven } from '../payments/write-refund.ts';
import { balanceDisputes } from './balance-disputes.ts';
import { lockDebtsDue } from './debt-store.ts';

/** The bank that took the charge has given this refund already, so that much less is owed. */
export async function lowerDebts(tx: Tx, refund: RefundOfCharge, now: Temporal.Instant): Promise<void> {
  const { charge } = refund;
  let left = refund.amountInCents;
  for (const { amountInCents, takenFrom } of await lockDebtsDue(tx, charge.id)) {
    const off = Math.min(left, amountInCents);
    if (off <= 0) return;
    left -= off;
    await writeGiven(tx, { ...refund, amountInCents: off, charge: { ...charge, id: takenFrom } }, now);
    await balanceDisputes(tx, { chargeIds: [takenFrom] }, now);
  }
}
