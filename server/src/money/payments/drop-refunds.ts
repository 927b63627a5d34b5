import { RefundPurpose } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../../ground/db/open-database.ts';
import { closeByItself } from '../../telling/alerts/open-alert.ts';
import { becameTransfer } from './ask-for-bank-account.ts';
import { GIVEN_BY_BANK, REFUSED_AS_DISPUTED } from './given-by-bank.ts';
import { closeLedgerRow, type LedgerRow } from './ledger-store.ts';
import { queueRefund } from './queue-refund.ts';

const REPEATED = 'repeated';
/** A transfer is a promise of its own. */
const isHeldBack = sql<boolean>`(failure_code in (${GIVEN_BY_BANK}, ${REFUSED_AS_DISPUTED}) and not ${becameTransfer})`;

const refundsOf = (tx: Tx, chargeId: string) =>
  tx
    .selectFrom('ledger')
    .select(['id', 'state', 'amountInCents', 'accountId', 'purpose'])
    .where('refundsId', '=', chargeId)
    .where('kind', '=', 'refund')
    .orderBy('id')
    .forUpdate();

/**
 * The bank gave the customer money that we were to send or transfer, so nobody has to; if it gave only a part, the rest
 * still leaves. The caller holds the charge's lock.
 */
export async function dropRefunds(
  tx: Tx,
  { chargeId, takenInCents }: { chargeId: string; takenInCents: number },
  now: Temporal.Instant,
): Promise<void> {
  const unsent = await refundsOf(tx, chargeId)
    .where((row) => row.or([row('state', '=', 'pending'), isHeldBack]))
    .execute();
  let left = takenInCents;
  for (const { id, state, amountInCents, ...row } of unsent) {
    const givenInCents = Math.min(left, amountInCents);
    left -= givenInCents;
    // It waits no more, and is sent.
    if (givenInCents === 0 && state === 'pending') continue;
    const isGiven = givenInCents > 0;
    await giveUp(
      tx,
      id,
      isGiven ? { failureCode: GIVEN_BY_BANK, amountInCents: givenInCents } : { failureCode: REPEATED },
      now,
    );
    if (givenInCents < amountInCents) {
      await repeat(tx, chargeId, { ...row, amountInCents: amountInCents - givenInCents }, now);
    }
  }
}

/** The bank has returned the money, and with it we owe what we had promised of it. */
export async function repeatRefunds(tx: Tx, chargeId: string, now: Temporal.Instant): Promise<void> {
  for (const row of await refundsOf(tx, chargeId).where(isHeldBack).execute()) {
    await giveUp(tx, row.id, { failureCode: REPEATED }, now);
    await repeat(tx, chargeId, row, now);
  }
}

type Repeated = Pick<LedgerRow, 'accountId' | 'purpose' | 'amountInCents'>;

async function repeat(tx: Tx, chargeId: string, { accountId, amountInCents, ...row }: Repeated, now: Temporal.Instant) {
  const purpose = RefundPurpose.parse(row.purpose);
  if (accountId !== null) await queueRefund(tx, { of: { id: chargeId }, accountId, purpose, amountInCents }, now);
}

type GivenUp = { failureCode: string; amountInCents?: number };

async function giveUp(tx: Tx, id: string, why: GivenUp, now: Temporal.Instant): Promise<void> {
  await closeLedgerRow(tx, id, { state: 'failed', ...why }, now);
  for (const kind of ['refund-failed', 'transfer-due'] as const) await closeByItself(tx, { kind, target: id }, now);
}
