import assert from 'node:assert/strict';
import { signOf, statementLineOf, statementOf } from '@laine/rules/money/statement-of.ts';
import type { Books, LedgerRow } from './read-books.ts';
import { nameOf, signedSum } from './read-books.ts';
import type { Stage } from './stage.ts';

/**
 * The owner's closed months match the ledger, row by row, and every month is the sum of its entries. Refunds after a
 * month was closed are corrected in the next one; `isFinal`: there has been one since.
 */
export async function requireRightStatements({ scene, beach }: Stage, books: Books, isFinal: boolean): Promise<void> {
  const { statements, entries, rows } = books;
  const last = statements.at(-1);
  if (!last) return;
  requireSums(books);

  const counted = new Map<string, number>();
  for (const { source, cents } of entries) counted.set(source, (counted.get(source) ?? 0) + cents);
  const until = last.month.add({ months: 1 }).toZonedDateTime('Europe/Tallinn').toInstant();
  const bookings = await scene.db.query.selectFrom('bookings').select('id').where('stationId', '=', beach.id).execute();
  const ids = new Set(bookings.map(({ id }) => id));
  for (const row of rows) {
    const { bookingId, settledAt, state } = row;
    if (bookingId === null || !ids.has(bookingId) || settledAt === null) continue;
    if (Temporal.Instant.compare(settledAt, until) >= 0) continue;
    const isCorrectedLater = !isFinal && state === 'failed';
    if (isCorrectedLater) continue;
    const cents = state === 'succeeded' ? signOf(row.kind) * row.amountInCents : 0;
    const share = counted.get(`ledger:${row.id}`) ?? 0;
    if (row.means === 'gift-card') {
      const isPart = share * cents >= 0 && Math.abs(share) <= Math.abs(cents);
      assert.ok(isPart, `${nameOf(row)}: the owner's months count ${share} cents of it`);
    } else assert.equal(share, cents, `${nameOf(row)}: the owner's months count it once`);
    requireFee(row, counted, isFinal);
  }
  requireCardsWithinPrice(rows, counted);
}

/** Payments by gift card count only up to the card's own price. */
function requireCardsWithinPrice(rows: LedgerRow[], counted: Map<string, number>): void {
  for (const [giftCardId, own] of Map.groupBy(rows, (row) => row.giftCardId)) {
    if (giftCardId === null) continue;
    const shared = own.reduce(
      (sum, { id, means }) => sum + (means === 'gift-card' ? (counted.get(`ledger:${id}`) ?? 0) : 0),
      0,
    );
    const bought = own.filter(
      ({ bookingId, kind, state }) => bookingId === null && kind === 'charge' && state === 'succeeded',
    );
    assert.ok(shared <= signedSum(bought), `gift card ${giftCardId}: the owner's months count ${shared} cents of it`);
  }
}

/** The provider's fee is known once its book was read. */
function requireFee(row: LedgerRow, counted: Map<string, number>, isFinal: boolean): void {
  const fee = 0 - (counted.get(`fee:${row.id}`) ?? 0);
  if (isFinal) assert.equal(fee, row.feeInCents ?? 0, `${nameOf(row)}: the owner's months count its fee once`);
}

function requireSums({ statements, entries, rows }: Books): void {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  let carried = 0;
  for (const { id, month, percent, sums, payableInCents, carriesInCents } of statements) {
    const own = entries.filter(({ statementId }) => statementId === id);
    for (const { source, line } of own) {
      const row = source.startsWith('ledger:') ? rowOf.get(source.slice('ledger:'.length)) : undefined;
      if (!row) continue;
      const isOfClaim = (row.claimId ?? rowOf.get(row.refundsId ?? '')?.claimId ?? null) !== null;
      assert.equal(line, statementLineOf({ ...row, isOfClaim }), `${nameOf(row)}: stands in its line`);
    }
    const added = statementOf(own, Number(percent), carried);
    assert.deepEqual(sums, added, `the month from ${month.toString()} on is the sum of what it counted`);
    assert.equal(payableInCents + carriesInCents, added.shareInCents + carried, `${month.toString()}: paid or carried`);
    carried = carriesInCents;
  }
}
