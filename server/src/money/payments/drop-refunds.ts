import { RefundPurpose } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { closeByItself } from '../../telling/alerts/open-alert.ts';
import { closeLedgerRow } from './ledger-store.ts';
import { queueRefund } from './queue-refund.ts';
import { restOfCharge } from './rest-of-charge.ts';

/** Of refunds that the bank has made needless. */
const GIVEN_BY_BANK = 'charge_disputed';

const refundsOf = (tx: Tx, chargeId: string) =>
  tx
    .selectFrom('ledger')
    .select(['id', 'state', 'amountInCents', 'accountId', 'purpose'])
    .where('refundsId', '=', chargeId)
    .where('kind', '=', 'refund')
    .orderBy('id')
    .forUpdate();

/**
 * The bank gave the customer money that we were to send or transfer, so nobody has to. If it gave only a part, somebody
 * checks the rest. Returns the sum that was promised. The caller holds the charge's lock.
 */
export async function dropRefunds(tx: Tx, chargeId: string, now: Temporal.Instant): Promise<number> {
  const unsent = await refundsOf(tx, chargeId)
    .where((row) => row.or([row('state', '=', 'pending'), row('failureCode', '=', GIVEN_BY_BANK)]))
    .execute();
  let promisedInCents = 0;
  for (const { id, state, amountInCents } of unsent) {
    const counted = state === 'pending' ? amountInCents : 0;
    if ((await restOfCharge(tx, chargeId)) + counted > 0) continue;
    await giveUp(tx, id, GIVEN_BY_BANK, now);
    promisedInCents += amountInCents;
  }
  return promisedInCents;
}

/** The bank has returned the money, and with it we owe what we had promised of it. */
export async function repeatRefunds(tx: Tx, chargeId: string, now: Temporal.Instant): Promise<void> {
  for (const row of await refundsOf(tx, chargeId).where('failureCode', '=', GIVEN_BY_BANK).execute()) {
    const { id, accountId, amountInCents } = row;
    if (accountId === null) continue;
    await giveUp(tx, id, 'repeated', now);
    const purpose = RefundPurpose.parse(row.purpose);
    await queueRefund(tx, { of: { id: chargeId }, accountId, purpose, amountInCents }, now);
  }
}

async function giveUp(tx: Tx, id: string, why: string, now: Temporal.Instant): Promise<void> {
  await closeLedgerRow(tx, id, { state: 'failed', failureCode: why }, now);
  for (const kind of ['refund-failed', 'transfer-due'] as const) await closeByItself(tx, { kind, target: id }, now);
}
