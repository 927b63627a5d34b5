import assert from 'node:assert/strict';
import { Ledger } from '@laine/sandbox/payments/payment-calls.ts';
import type { LinkScene } from '@laine/server/testing/open-link-scene.ts';
import type { Books, LedgerRow } from './read-books.ts';
import { nameOf, signedSum } from './read-books.ts';

/** Our ledger and the provider's book agree to the cent, movement by movement. Returns the number of disputes. */
export async function requireRightBooks(scene: LinkScene, books: Books): Promise<number> {
  const response = await fetch(`${scene.url}/sandbox/api/payments`);
  const theirs = Ledger.parse(await response.json());
  const done = books.rows.filter(({ state, means }) => state === 'succeeded' && means === 'card');

  const taken = theirs.charges.filter(({ status }) => status === 'succeeded');
  requireSame(
    'charge',
    done,
    taken.map((charge) => [charge.paymentIntent, charge.amountInCents]),
  );
  const given = theirs.refunds.filter(({ status }) => status === 'succeeded' || status === 'pending');
  requireSame(
    'refund',
    done,
    given.map((refund) => [refund.id, refund.amountInCents]),
  );
  const theirSum = theirs.movements.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  assert.equal(signedSum(done), theirSum, 'both books have the same sum');

  requireNothingTwice(books.rows);
  requireGiftCards(books);
  // While the process was dead, the provider's book was ahead of ours. What came in since the last night is compared in
  // the next.
  const lastNight = scene.clock.now().subtract({ hours: 25 });
  const left = await scene.db.query
    .selectFrom('alerts')
    .select('data')
    .where('kind', '=', 'books-differ')
    .where('closedAt', 'is', null)
    .where((alert) =>
      alert.not(
        alert.exists(
          alert
            .selectFrom('ledger')
            .whereRef('providerId', '=', 'alerts.target')
            .where('state', '=', 'succeeded')
            .where('settledAt', '>', lastNight)
            .where('reconciledAt', 'is', null),
        ),
      ),
    )
    .execute();
  assert.deepEqual(left, [], 'the nightly comparison finds no difference that stays');
  return theirs.disputes.length;
}

function requireSame(kind: 'charge' | 'refund', done: LedgerRow[], theirs: [string | null, number][]): void {
  const sums = new Map(theirs);
  const ours = done.filter((row) => row.kind === kind && row.amountInCents > 0);
  for (const row of ours) {
    assert.equal(sums.get(row.providerId), row.amountInCents, `${nameOf(row)}: the provider's book says the same`);
    sums.delete(row.providerId);
  }
  assert.deepEqual([...sums], [], `our book has every ${kind} of the provider's, once`);
}

/** Our refunds never exceed what is left of a charge. Whatever a bank takes after that is the bank's responsibility. */
function requireNothingTwice(rows: LedgerRow[]): void {
  for (const charge of rows.filter(({ kind }) => kind === 'charge')) {
    const back = rows.filter(({ refundsId, state }) => refundsId === charge.id && state !== 'failed');
    const brought = charge.state === 'succeeded' ? charge.amountInCents : 0;
    const isAtBank = signedSum(back.filter(({ kind }) => kind === 'dispute' || kind === 'dispute-return')) < 0;
    // A transfer is sent when staff say so, and nothing while a bank has the money.
    const given = back.filter(
      ({ kind, means, state }) => kind === 'refund' && (state === 'succeeded' || (means !== 'bank' && !isAtBank)),
    );
    for (const refund of given) {
      const before = back.filter((row) => row !== refund && Temporal.Instant.compare(sentAt(row), sentAt(refund)) <= 0);
      const left = brought + signedSum(before);
      const went = before.map(({ kind, purpose, means, amountInCents }) =>
        [kind, purpose, means, amountInCents].join(' '),
      );
      assert.ok(left >= refund.amountInCents, `${nameOf(refund)}: ${left} cents were left after ${went.join(', ')}`);
    }
  }
}

const sentAt = ({ settledAt, createdAt }: LedgerRow): Temporal.Instant => settledAt ?? createdAt;

/** A card's balance is what was on it, minus payments, plus refunds to it, unless all of it was returned. */
function requireGiftCards({ giftCards, rows }: Books): void {
  for (const { id, status, initialInCents, takenBackInCents, balanceInCents } of giftCards) {
    const own = rows.filter(({ giftCardId, state }) => giftCardId === id && state === 'succeeded');
    const spent = signedSum(own.filter(({ means }) => means === 'gift-card'));
    const returned = own
      .filter(({ kind, purpose, means }) => kind === 'refund' && purpose === 'withdrawal' && means !== 'gift-card')
      .reduce((sum, { amountInCents }) => sum + amountInCents, 0);
    if (status === 'withdrawn') assert.equal(balanceInCents, 0, `gift card ${id} is withdrawn`);
    const left = initialInCents - takenBackInCents - spent;
    if (status === 'active') assert.equal(balanceInCents, left, `gift card ${id} holds what is left`);
    assert.ok(spent + returned <= initialInCents, `gift card ${id} pays no more than was on it`);
  }
}
