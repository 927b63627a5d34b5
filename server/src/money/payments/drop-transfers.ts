import { closeByItself } from '../../telling/alerts/open-alert.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { closeLedgerRow } from './ledger-store.ts';
import { restOfCharge } from './rest-of-charge.ts';

/**
 * The bank has given the customer what staff were to transfer of a charge, so nobody has to. Where it gave a part of it,
 * somebody looks at what is left. The caller holds the charge.
 */
export async function dropTransfers(tx: Tx, chargeId: string, now: Temporal.Instant): Promise<void> {
  const transfers = await tx
    .selectFrom('ledger')
    .select(['id', 'amountInCents'])
    .where('refundsId', '=', chargeId)
    .where('means', '=', 'bank')
    .where('state', '=', 'pending')
    .execute();
  for (const { id, amountInCents } of transfers) {
    if ((await restOfCharge(tx, chargeId)) + amountInCents > 0) continue;
    await closeLedgerRow(tx, id, { state: 'failed', failureCode: 'charge_disputed' }, now);
    for (const kind of ['refund-failed', 'transfer-due'] as const) await closeByItself(tx, { kind, target: id }, now);
  }
}
