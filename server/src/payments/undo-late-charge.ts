import type { Tx } from '../db/open-database.ts';
import { dropCharge } from './drop-charge.ts';
import { queueRefund } from './queue-refund.ts';

/** The hour of a pass was used after all, so its normal price is not owed. What was charged by then goes back. */
export async function undoLateCharge(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  const charge = await tx
    .selectFrom('ledger')
    .select(['id', 'accountId', 'state', 'amountInCents'])
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'charge')
    .where('purpose', '=', 'late-cancellation')
    .where('state', '<>', 'failed')
    .executeTakeFirst();
  if (!charge?.accountId) return;
  if (charge.state === 'pending') return dropCharge(tx, charge.id, 'rental-started', now);
  const { accountId, amountInCents } = charge;
  // The newest charge of the booking, and so the first to give back.
  await queueRefund(tx, { of: { bookingId }, accountId, purpose: 'objection', amountInCents }, now);
}
