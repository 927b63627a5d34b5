import assert from 'node:assert/strict';
import { readAgreedTerms } from '@laine/server/agreed-terms.ts';
import type { LinkScene } from '@laine/server/testing/open-link-scene.ts';
import { MIN_CARD_CHARGE_CENTS } from '@laine/rules/constants.ts';
import { overtime } from '@laine/rules/overtime.ts';
import type { Renter } from './renter.ts';

/** What one story cost is what its facts cost, and was taken once or is owed once. */
export async function requireRightRental(scene: LinkScene, renter: Renter): Promise<void> {
  const { bookingId } = renter;
  if (bookingId === undefined) return;
  const booking = await scene.bookingOf(bookingId);
  const rows = await scene.db.query.selectFrom('ledger').selectAll().where('bookingId', '=', bookingId).execute();
  const debts = await scene.db.query.selectFrom('debts').selectAll().where('bookingId', '=', bookingId).execute();
  const why = `booking ${bookingId}: ${JSON.stringify(renter.story)}`;
  const sumOf = (kind: string, purposes: string[]) =>
    rows
      .filter((row) => row.kind === kind && purposes.includes(row.purpose))
      .filter((row) => row.state === 'succeeded' || (row.means === 'bank' && row.state === 'pending'))
      .reduce((sum, { amountInCents }) => sum + amountInCents, 0);

  // Money that staff transfer waits for them; a debt waits for whoever began to pay it.
  const mayWait = ({ means, debtId }: (typeof rows)[number]) =>
    means === 'bank' || debts.some(({ id, status }) => id === debtId && status === 'due');
  const waiting = rows.filter((row) => row.state === 'pending' && !mayWait(row)).map(({ purpose }) => purpose);
  assert.deepEqual(waiting, [], `${why}: everything is settled`);

  const isPaid = booking.paidAt !== null;
  const paidInCents = isPaid ? (booking.amountInCents ?? 0) + booking.giftCardInCents : 0;
  const extended = sumOf('charge', ['extension']);
  const kept = isPaid ? paidInCents - extended : 0;
  assert.equal(sumOf('charge', ['rental']), kept, `${why}: the rental was paid once`);

  const back = sumOf('refund', ['cancellation', 'operator-fault', 'lost-hold']);
  const due = booking.status === 'complete' ? 0 : (renter.promisedInCents ?? kept);
  assert.equal(back, due, `${why}: given back what was promised`);

  const cost = overtimeOf(booking, renter);
  const taken = sumOf('charge', ['overtime']);
  const returned = sumOf('refund', ['objection']);
  const debt = debts.find(({ reason }) => reason === 'overtime');
  assert.ok(debts.length <= 1, `${why}: one debt at most`);
  if (cost === 0) return assert.equal(taken + debts.length, 0, `${why}: nothing was late`);
  if (renter.isOvertimeDropped) return assert.equal(taken - returned, 0, `${why}: the overtime was dropped`);
  if (debt?.status === 'due') {
    assert.equal(taken, 0, `${why}: what is owed was not taken`);
    assert.ok(debt.amountInCents === cost || debt.amountInCents === 2 * cost, `${why}: owes it, or twice once`);
    return;
  }
  assert.equal(returned, 0, why);
  assert.equal(taken, cost, `${why}: every late hour was charged once`);
}

type BookingRow = Awaited<ReturnType<LinkScene['bookingOf']>>;

function overtimeOf({ end, tariff }: BookingRow, { returnedAt }: Renter): number {
  const terms = readAgreedTerms(tariff);
  const fees = returnedAt.map((at) => overtime(terms, { bookedEnd: end, returnedAt: at, lockedOutInSeconds: 0 }));
  const sum = fees.reduce((total, { feeInCents }) => total + feeInCents, 0);
  return sum < MIN_CARD_CHARGE_CENTS ? 0 : sum;
}
