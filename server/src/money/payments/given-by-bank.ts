import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { closeLedgerRow } from './ledger-store.ts';

/** Why we don't make a refund: the bank has made it by taking the payment. */
export const GIVEN_BY_BANK = 'given-by-bank';

/** The provider's word for a refund of money that a bank has. */
export const REFUSED_AS_DISPUTED = 'charge_disputed';

/** The part of a charge that was to go back, and with the dispute has. */
export async function givenByBankInCents(db: Db, chargeId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger')
    .select(sql<string>`coalesce(sum(amount_in_cents), 0)`.as('sum'))
    .where('refundsId', '=', chargeId)
    .where('failureCode', '=', GIVEN_BY_BANK)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

type Lowering = { bookingId: string; byInCents: number; why: string };

/** What a cancellation gave back so is kept after all. Returns the reduction. */
export async function lowerGiven(tx: Tx, { bookingId, byInCents, why }: Lowering, now: Temporal.Instant) {
  let left = byInCents;
  for (const { id, amountInCents } of await lockGiven(tx, bookingId)) {
    const off = Math.min(left, amountInCents);
    if (off <= 0) break;
    left -= off;
    const rest = amountInCents - off;
    const change = rest > 0 ? { failureCode: GIVEN_BY_BANK, amountInCents: rest } : { failureCode: why };
    await closeLedgerRow(tx, id, { state: 'failed', ...change }, now);
  }
  return byInCents - left;
}

export const givenForBookingInCents = async (tx: Tx, bookingId: string): Promise<number> =>
  (await lockGiven(tx, bookingId)).reduce((sum, { amountInCents }) => sum + amountInCents, 0);

const lockGiven = (tx: Tx, bookingId: string) =>
  tx
    .selectFrom('ledger')
    .select(['id', 'amountInCents'])
    .where('bookingId', '=', bookingId)
    .where('failureCode', '=', GIVEN_BY_BANK)
    .where('purpose', 'in', ['cancellation', 'operator-fault'])
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
