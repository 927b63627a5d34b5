import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import { balanceDisputes } from '../../money/debts/balance-disputes.ts';
import { cancelOnRecord } from '../bookings/cancel-booking.ts';
import { endHold } from '../bookings/end-hold.ts';

/**
 * A customer was about to pay for boards that a closure took, or their bank took the payment back. Whatever they paid
 * and we still have is refunded; what was collected meanwhile is owed.
 */
export async function endClosedHold(deps: Deps, bookingId: string): Promise<void> {
  if ((await endHold(deps, bookingId, 'operator')) !== 'complete') return;
  await cancelOnRecord(deps, bookingId).catch((error: unknown) => {
    // Collected, or cancelled by somebody else.
    if (!(error instanceof Refusal && error.code === 'not-cancellable')) throw error;
  });
  await deps.db.transaction((tx) => balanceDisputes(tx, { bookingId }, deps.now()));
}
