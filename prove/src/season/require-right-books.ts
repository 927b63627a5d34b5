import assert from 'node:assert/strict';
import { Ledger } from '@laine/sandbox/payments/payment-calls.ts';
import type { LinkScene } from '@laine/server/testing/open-link-scene.ts';
import type { Renter } from './renter.ts';

type Row = { kind: string; state: string; means: string; amountInCents: number };

const signs: Record<string, number> = { charge: 1, refund: -1, dispute: -1, 'dispute-return': 1 };
const signedSum = (rows: Row[]) =>
  rows.reduce((sum, { kind, amountInCents }) => sum + (signs[kind] ?? 0) * amountInCents, 0);

/** Our ledger and the provider's own book agree to the cent, movement by movement, and every paper has its number. */
export async function requireRightBooks(scene: LinkScene, renters: Renter[]): Promise<string> {
  const { query } = scene.db;
  const rows = await query.selectFrom('ledger').selectAll().execute();
  const response = await fetch(`${scene.url}/sandbox/api/payments`);
  const books = Ledger.parse(await response.json());
  const done = rows.filter(({ state, means }) => state === 'succeeded' && means === 'card');

  const taken = books.charges.filter(({ status }) => status === 'succeeded');
  const ours = done.filter(({ kind }) => kind === 'charge');
  assert.deepEqual(
    byId(ours.map((row) => [row.providerId, row.amountInCents])),
    byId(taken.map((charge) => [charge.paymentIntent, charge.amountInCents])),
    'both books have the same charges',
  );
  const given = books.refunds.filter(({ status }) => status === 'succeeded' || status === 'pending');
  const returned = done.filter(({ kind }) => kind === 'refund');
  assert.deepEqual(
    byId(returned.map((row) => [row.providerId, row.amountInCents])),
    byId(given.map((refund) => [refund.id, refund.amountInCents])),
    'both books have the same refunds',
  );
  const theirSum = books.movements.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  assert.equal(signedSum(done), theirSum, 'both books have the same sum');

  await requireGiftCards(scene, rows);
  const alarms = query.selectFrom('alerts').select('data').where('kind', '=', 'books-differ');
  // While the process was dead, their book was ahead of ours.
  const left = await alarms.where('closedAt', 'is', null).execute();
  assert.deepEqual(left, [], 'the nightly comparison finds no difference that stays');
  return tell(renters, rows, books.disputes.length);
}

const byId = (pairs: [string | null, number][]) => Object.fromEntries(pairs);

type LedgerRow = Row & { giftCardId: string | null };

/** What is on a gift card is what was on it, less what it paid, plus what went back onto it. */
async function requireGiftCards({ db }: LinkScene, rows: LedgerRow[]): Promise<void> {
  for (const card of await db.query.selectFrom('giftCards').selectAll().execute()) {
    const own = rows.filter(
      ({ giftCardId, means, state }) => giftCardId === card.id && means === 'gift-card' && state === 'succeeded',
    );
    assert.equal(card.balanceInCents, card.initialInCents - signedSum(own), `gift card ${card.id}`);
  }
}

function tell(renters: Renter[], rows: (LedgerRow & { purpose: string })[], disputes: number): string {
  const booked = renters.filter(({ bookingId }) => bookingId !== undefined).length;
  const count = (purpose: string) =>
    rows.filter((row) => row.kind === 'charge' && row.purpose === purpose && row.state === 'succeeded').length;
  const refunds = rows.filter(({ kind, state }) => kind === 'refund' && state === 'succeeded').length;
  return `${booked} bookings, ${count('extension')} extensions, ${count('overtime')} times overtime, ${count('pass')} passes, ${refunds} refunds, ${disputes} disputes: both books agree`;
}
