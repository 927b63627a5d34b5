import { calls } from '@laine/contract/calls.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';
import { FAILS_LATER, HOUR_IN_CENTS, lateRentals } from '../overtime/late-rentals-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

const { asAdmin, debtsOf, onTheWater, takenFor, told, until } = lateRentals(() => scene);

describe('a board taken with forgotten things after a late return that was charged', () => {
  async function lateOnce(wish: Parameters<typeof onTheWater>[0] = {}) {
    const rental = await onTheWater(wish);
    const { anna, bookingId, program, after } = rental;
    const [board] = rental.boards;
    if (!board) throw new Error('no board');
    await rental.back(62);
    const overtime = async () => (await anna.read(bookingId)).overtime;
    const { lockerNumber, id: sessionId } = board;
    const takeAgain = async () => {
      await until(after(72));
      await program.report(
        { type: 'door-opened', lockerNumber, sessionId, commandId: null, by: 'code', at: after(72) },
        { type: 'session-reopened', lockerNumber, sessionId, at: after(72) },
        { type: 'door-closed', lockerNumber, rfids: [], at: after(72) },
      );
    };
    const lateAgain = async () => {
      await until(after(130));
      await program.report(...returned(board, after(130)));
      await scene.jobs.drain();
    };
    const objects = () => anna.browser.call(calls.objectToOvertime, { bookingId, text: 'The door was jammed' });
    const answers = async () =>
      (await asAdmin()).post(`/api/admin/bookings/${bookingId}/overtime/answer`, { decision: 'drop', reason: 'Yes' });
    return { ...rental, board, overtime, takeAgain, lateAgain, objects, answers };
  }

  async function outAgain(wish: Parameters<typeof onTheWater>[0] = {}) {
    const rental = await lateOnce(wish);
    await rental.takeAgain();
    return rental;
  }

  test('is charged for what is more, at its return', async () => {
    const { bookingId, board, program, after, overtime } = await outAgain();
    await until(after(130));
    await program.report(...returned(board, after(130)));
    await program.report(...returned(board, after(130)));
    await scene.jobs.drain();
    expect(await takenFor(bookingId)).toEqual([HOUR_IN_CENTS, HOUR_IN_CENTS]);
    expect(await overtime()).toMatchObject({
      state: 'charged',
      amountInCents: 2 * HOUR_IN_CENTS,
      decidedInCents: 2 * HOUR_IN_CENTS,
      boards: [{ lateInSeconds: 130 * 60 }],
    });
    // The mail at the end mentioned the first charge.
    expect(await told(bookingId, 'overtime-charged')).toBe(1);
  });

  test('and put back at once costs nothing more', async () => {
    const { bookingId, back } = await outAgain();
    await back(74);
    expect(await takenFor(bookingId)).toEqual([HOUR_IN_CENTS]);
  });

  test('is charged for at the longest overtime where it stays out, once; an objection that is right gives back all', async () => {
    const { anna, bookingId, back, after } = await outAgain();
    await until(after(181));
    await scene.jobs.drain();
    expect((await takenFor(bookingId)).toSorted((a, b) => a - b)).toEqual([HOUR_IN_CENTS, 2 * HOUR_IN_CENTS]);
    await back(400);
    expect(await takenFor(bookingId)).toHaveLength(2);
    await anna.browser.call(calls.objectToOvertime, { bookingId, text: 'It was somebody else' });
    const admin = await asAdmin();
    await admin.call(calls.answerOvertime, { bookingId, decision: 'drop', reason: 'Right' });
    await scene.jobs.drain();
    const refunds = await scene.refundsOf(bookingId);
    expect(refunds.reduce((sum, { amountInCents }) => sum + amountInCents, 0)).toBe(3 * HOUR_IN_CENTS);
  });

  test.each([
    ['charged', {}],
    ['owed', { card: FAILS_LATER }],
  ])('is %s after an answer about the first return, and may be objected to again', async (state, wish) => {
    const { anna, bookingId, overtime, objects, answers, takeAgain, lateAgain } = await lateOnce(wish);
    await objects();
    expect((await answers()).status).toBe(200);
    await scene.jobs.drain();
    await takeAgain();
    await lateAgain();
    expect(await overtime()).toMatchObject({ state, amountInCents: HOUR_IN_CENTS, totalInCents: HOUR_IN_CENTS });
    expect(await overtime()).toMatchObject({ canObject: true, objection: null });
    const sum = (all: { amountInCents: number }[]) => all.reduce((cents, one) => cents + one.amountInCents, 0);
    const debts = async () => (await debtsOf(bookingId)).filter(({ status }) => status === 'due');
    const kept = async () =>
      (await takenFor(bookingId)).reduce((cents, one) => cents + one, 0) - sum(await scene.refundsOf(bookingId));
    expect([await kept(), sum(await debts())]).toEqual(state === 'owed' ? [0, HOUR_IN_CENTS] : [HOUR_IN_CENTS, 0]);
    expect((await anna.browser.call(calls.myWarnings)).warnings).toEqual([]);

    await objects();
    expect((await answers()).status).toBe(200);
    await scene.jobs.drain();
    expect(await overtime()).toMatchObject({ state: 'dropped', amountInCents: 0, canObject: false });
    expect([await kept(), await debts()]).toEqual([0, []]);
    expect(await told(bookingId, 'overtime-answered')).toBe(2);
  });

  test('is answered for together where the objection waited, and not while the board is out', async () => {
    const { bookingId, overtime, objects, answers, takeAgain, lateAgain } = await lateOnce();
    await objects();
    await takeAgain();
    expect((await answers()).headers.get('x-refusal')).toBe('not-returned');
    await lateAgain();
    expect(await overtime()).toMatchObject({ state: 'objected', amountInCents: 2 * HOUR_IN_CENTS });
    expect((await answers()).status).toBe(200);
    await scene.jobs.drain();
    const refunds = await scene.refundsOf(bookingId);
    expect(refunds.reduce((sum, { amountInCents }) => sum + amountInCents, 0)).toBe(2 * HOUR_IN_CENTS);
  });

  test('is owed where the card does not pay, beside what was owed before, and objected to together', async () => {
    const { anna, bookingId, back, overtime } = await outAgain({ card: FAILS_LATER });
    await back(200);
    const owed = { reason: 'overtime', status: 'due', pausedAt: null };
    expect(await debtsOf(bookingId)).toMatchObject([
      { ...owed, amountInCents: HOUR_IN_CENTS },
      { ...owed, amountInCents: 2 * HOUR_IN_CENTS },
    ]);
    expect(await overtime()).toMatchObject({ state: 'owed', totalInCents: 3 * HOUR_IN_CENTS });
    await anna.browser.call(calls.objectToOvertime, { bookingId, text: 'It was somebody else' });
    for (const { pausedAt } of await debtsOf(bookingId)) expect(pausedAt).not.toBeNull();
    const admin = await asAdmin();
    await admin.call(calls.answerOvertime, { bookingId, decision: 'drop', reason: 'Right' });
    await scene.jobs.drain();
    expect((await debtsOf(bookingId)).map(({ status }) => status)).toEqual(['forgiven', 'forgiven']);
  });
});
