import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';
import { openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';
import { ASKS_ALWAYS, FAILS_LATER } from '../overtime/late-rentals-fixture.ts';
import { claimedRentals } from './claimed-rentals-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

const { approved, chargesOf, claimOf, debtsOf, takenFor } = claimedRentals(() => scene);

async function agreed(card?: string) {
  const rental = await approved(card === undefined ? {} : { card });
  await rental.anna.browser.call(calls.answerClaim, { claimId: rental.claimId, agrees: true, answer: '' });
  await scene.jobs.drain();
  return rental;
}

describe('a card that does not pay a claim', () => {
  test.each([FAILS_LATER, ASKS_ALWAYS])('makes one debt that never doubles, card %s', async (card) => {
    const rental = await agreed(card);
    const { bookingId, claimId, anna } = rental;
    await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'owed' });
    const debt = { reason: 'compensation', amountInCents: 2_000, claimId, status: 'due' };
    expect(await debtsOf(bookingId)).toMatchObject([debt]);
    await scene.advance({ hours: 24 * 10 });
    await scene.advance({ hours: 25 });
    await scene.advance({ hours: 25 });
    expect(await debtsOf(bookingId)).toMatchObject([{ ...debt, doubledAt: null, remindersSent: 2 }]);
    expect(await takenFor(claimId)).toEqual([]);
    const browser = await scene.as(anna.account.email);
    const [due] = (await browser.call(calls.myDebts)).debts;
    const { url } = await browser.call(calls.payDebt, { debtId: due?.id ?? '' });
    await scene.pay(url);
    await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
    expect(await takenFor(claimId)).toEqual([2_000]);
  });

  test.each(['drop', 'duplicate'] as const)('with webhooks that %s: one debt, paid once', async (fault) => {
    await scene.webhooks(fault);
    const rental = await agreed(FAILS_LATER);
    const { bookingId, claimId, anna } = rental;
    const [debt] = await debtsOf(bookingId);
    const { url } = await anna.browser.call(calls.payDebt, { debtId: debt?.id ?? '' });
    await scene.pay(url);
    const paid = async () => (await anna.browser.call(calls.myDebts)).debts;
    await expect.poll(paid, SOON).toMatchObject([{ status: 'paid' }]);
    expect(await debtsOf(bookingId)).toHaveLength(1);
    expect(await takenFor(claimId)).toEqual([2_000]);
    expect(await claimOf(rental)).toMatchObject({ status: 'charged' });
  });

  test('and whose debt an admin lets go is asked for nothing any more', async () => {
    const rental = await agreed(FAILS_LATER);
    const [debt] = await debtsOf(rental.bookingId);
    const now = scene.clock.now();
    await scene.db.query
      .updateTable('debts')
      .set({ status: 'forgiven', updatedAt: now })
      .where('id', '=', debt?.id ?? '')
      .execute();
    expect(await claimOf(rental)).toMatchObject({ status: 'dropped' });
  });
});

describe('a card that pays a claim', () => {
  test.each(['drop', 'duplicate'] as const)('pays once with webhooks that %s', async (fault) => {
    await scene.webhooks(fault);
    const rental = await agreed();
    await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
    expect(await takenFor(rental.claimId)).toEqual([2_000]);
    expect(await debtsOf(rental.bookingId)).toEqual([]);
  });

  test('after an answer that was lost is looked up, and charged once', async () => {
    await scene.webhooks('drop');
    scene.deps.payments = {
      ...scene.provider,
      chargeCard: async (order) => {
        await scene.provider.chargeCard(order);
        throw new PaymentProblem('unavailable', 'lost');
      },
    };
    const rental = await agreed();
    expect(await chargesOf(rental.claimId)).toMatchObject([{ state: 'pending' }]);
    expect(await claimOf(rental)).toMatchObject({ status: 'charging', canAnswer: false });
    scene.deps.payments = scene.provider;
    await scene.advance({ hours: 25 });
    await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
    expect(await takenFor(rental.claimId)).toEqual([2_000]);
    expect(await debtsOf(rental.bookingId)).toEqual([]);
  });
});

test('nothing is charged while the bank looks into a dispute about the same booking', async () => {
  const rental = await approved();
  const { bookingId, claimId, anna } = rental;
  const paid = await scene.db.query
    .selectFrom('ledger')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('purpose', '=', 'rental')
    .executeTakeFirstOrThrow();
  const dispute = { id: `dp_${paid.id}`, ledgerId: paid.id, amountInCents: 2000, reason: 'general' };
  await scene.db.query
    .insertInto('disputes')
    .values({ ...dispute, status: 'open', openedAt: scene.clock.now() })
    .execute();
  await anna.browser.call(calls.answerClaim, { claimId, agrees: true, answer: '' });
  await scene.advance({ hours: 24 * 9 });
  expect(await chargesOf(claimId)).toEqual([]);
  await scene.db.query.updateTable('disputes').set({ status: 'won' }).where('id', '=', dispute.id).execute();
  await scene.advance({ minutes: 2 });
  await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
  expect(await takenFor(claimId)).toEqual([2_000]);
});

test('nothing is charged while it is in question whether a board of the booking is back', async () => {
  const rental = await approved();
  const { claimId, anna, sessionId, lockerNumber } = rental;
  const now = scene.clock.now();
  const question = { id: `q-${claimId}`, sessionId, lockerNumber, why: 'tag-unseen', toldBy: 'customer' } as const;
  await scene.db.query
    .insertInto('returnQuestions')
    .values({ ...question, assertedAt: now, createdAt: now })
    .execute();
  await anna.browser.call(calls.answerClaim, { claimId, agrees: true, answer: '' });
  await scene.advance({ hours: 24 * 8 });
  expect(await chargesOf(claimId)).toEqual([]);
  await scene.db.query.deleteFrom('returnQuestions').where('id', '=', question.id).execute();
  await scene.advance({ minutes: 2 });
  await expect.poll(() => claimOf(rental), SOON).toMatchObject({ status: 'charged' });
});
