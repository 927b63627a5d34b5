import assert from 'node:assert/strict';
import type { RentalScene } from '@laine/server/testing/open-rental-scene.ts';
import type { PaymentChaos } from './payment-chaos.ts';

/** Both sides' books on the bookings of some rounds. */
export async function readAccounts(
  scene: Pick<RentalScene, 'db' | 'readProviderLedger'>,
  runs: { customers: { account: { id: string } }[] }[],
) {
  const { query } = scene.db;
  const accountIds = runs.flatMap(({ customers }) => customers.map(({ account }) => account.id));
  const bookings = await query.selectFrom('bookings').selectAll().where('accountId', 'in', accountIds).execute();
  const ids = bookings.map(({ id }) => id);
  if (ids.length === 0) return [];
  const ledger = await query.selectFrom('ledger').selectAll().where('bookingId', 'in', ids).execute();
  const receipts = await query
    .selectFrom('receipts')
    .select(['kind', 'ledgerId'])
    .where(
      'ledgerId',
      'in',
      ledger.map(({ id }) => id),
    )
    .execute();
  const sessions = await query.selectFrom('sessions').selectAll().where('bookingId', 'in', ids).execute();
  const books = await scene.readProviderLedger();
  const taken = books.charges.filter(({ status }) => status === 'succeeded');
  return bookings.map((booking) => {
    const ours = ledger.filter(({ bookingId }) => bookingId === booking.id);
    const ledgerIds = new Set(ours.map(({ id }) => id));
    return {
      booking,
      ours,
      receipts: receipts.filter(({ ledgerId }) => ledgerIds.has(ledgerId)),
      sessions: sessions.filter(({ bookingId }) => bookingId === booking.id),
      charges: taken.filter(({ metadata }) => metadata['bookingId'] === booking.id),
      refunds: books.refunds.filter(({ metadata }) => ledgerIds.has(metadata['ledgerId'] ?? '')),
    };
  });
}

export type Accounts = Awaited<ReturnType<typeof readAccounts>>;
type Account = Accounts[number];

/** No later sweep would change anything. */
export const isSettled = ({ booking, ours }: Account) =>
  booking.status !== 'open' && ours.every(({ state }) => state !== 'pending');

/** One charge or none, or one that was refunded as it should be; and both sides agree. */
export function requireRightMoney(
  { booking, ours, receipts, charges, refunds }: Account,
  { promised }: Pick<PaymentChaos, 'promised'>,
): void {
  const why = `booking ${booking.id} (${booking.status}, ended by ${booking.cancelledBy})`;
  const done = ours.filter(({ state }) => state === 'succeeded');
  const sums = (rows: { amountInCents: number }[]) =>
    rows.map(({ amountInCents }) => amountInCents).toSorted((a, b) => a - b);
  const ourCharges = done.filter(({ kind }) => kind === 'charge');
  const ourRefunds = done.filter(({ kind }) => kind === 'refund');
  assert.deepEqual(sums(ourCharges), sums(charges), `${why}: both sides know the same charges`);
  assert.deepEqual(sums(ourRefunds), sums(refunds), `${why}: both sides know the same refunds`);

  const paidInCents = booking.paidAt === null ? 0 : (booking.amountInCents ?? 0);
  assert.deepEqual(sums(charges), paidInCents > 0 ? [paidInCents] : [], `${why}: charged once, or not at all`);
  const dueInCents = booking.status === 'complete' ? 0 : (promised.get(booking.id) ?? paidInCents);
  assert.deepEqual(sums(refunds), dueInCents > 0 ? [dueInCents] : [], `${why}: given back what is due`);

  const kinds = receipts.map(({ kind }) => kind).toSorted();
  const papers = [...refunds.map(() => 'credit-note'), ...charges.map(() => 'receipt')];
  assert.deepEqual(kinds, papers, `${why}: a receipt for the charge, a credit note for the refund`);
}

/** A paid booking has one code per board, the one seen before; any other booking has no board. */
export function requireRightDoors(
  { booking, sessions }: Account,
  { seenCodes }: Pick<PaymentChaos, 'seenCodes'>,
): void {
  const why = `booking ${booking.id} (${booking.status})`;
  assert.equal(sessions.length, booking.count, `${why}: one session per board`);
  for (const { id, status, code } of sessions) {
    assert.equal(status, booking.status === 'complete' ? 'created' : 'cancelled', why);
    if (booking.status !== 'complete') continue;
    assert.match(code ?? '', /^\d{4}$/, `${why}: has its door code`);
    assert.equal(code, seenCodes.get(id) ?? code, `${why}: has the code that was seen`);
  }
  const codes = sessions.flatMap(({ code }) => code ?? []);
  assert.equal(new Set(codes).size, codes.length, `${why}: no code twice`);
}
