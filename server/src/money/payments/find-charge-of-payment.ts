import type { Deps } from '../../ground/deps.ts';
import type { LedgerRow } from './ledger-store.ts';
import { findChargeByProviderId, findLedgerRow, findRentalCharge } from './ledger-store.ts';

/**
 * The final charge behind a payment at the provider. Undefined for a payment that isn't ours. If ours isn't final yet,
 * this throws, so that the caller tries again later: events come in any order.
 */
export async function findChargeOfPayment(deps: Deps, paymentId: string): Promise<LedgerRow | undefined> {
  const { query } = deps.db;
  const charge = await findChargeByProviderId(query, paymentId);
  if (charge) return charge;
  const { ledgerId, bookingId } = (await deps.payments.findPayment(paymentId))?.metadata ?? {};
  const row =
    (ledgerId === undefined ? undefined : await findLedgerRow(query, ledgerId)) ??
    (bookingId === undefined ? undefined : await findRentalCharge(query, bookingId));
  if (row?.state === 'pending') throw new Error('its charge is not settled yet');
  return undefined;
}
