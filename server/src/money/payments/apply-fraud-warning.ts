import type { Deps } from '../../ground/deps.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { findChargeOfPayment } from './find-charge-of-payment.ts';

/** Staff may refund the money before it becomes a dispute, which costs a fee. */
export async function applyFraudWarning(deps: Deps, warningId: string): Promise<void> {
  const warning = await deps.payments.findFraudWarning(warningId);
  if (!warning) return;
  const { paymentId, type } = warning;
  const charge = paymentId === null ? undefined : await findChargeOfPayment(deps, paymentId);
  const data = {
    bookingId: charge?.bookingId ?? null,
    amountInCents: charge?.amountInCents ?? null,
    paymentId,
    type,
  };
  const alert = { kind: 'fraud-warning', target: warningId, stationId: null, data } as const;
  await deps.db.transaction((tx) => raiseAlert(tx, alert, deps.now()));
}
