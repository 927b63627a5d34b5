import type { Tx } from '../../ground/db/open-database.ts';
import { closeByItself } from '../../telling/alerts/open-alert.ts';
import { closeLedgerRow } from './ledger-store.ts';
import { restOfCharge } from './rest-of-charge.ts';

/**
 * The bank gave the customer money that staff were to transfer, so nobody has to. If it gave only a part, somebody
 * checks the rest. The caller holds the charge's lock.
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
