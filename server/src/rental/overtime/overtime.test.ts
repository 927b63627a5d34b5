import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';
import { lost } from '../../testing/open-rental-scene.ts';
import { ASKS_ALWAYS, FAILS_LATER, HOUR_IN_CENTS, lateRentals } from './late-rentals-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

const { chargesOf, debtsOf, onTheWater, takenFor, told, until } = lateRentals(() => scene);

describe('a board that comes back', () => {
  test.each([
    ['full-hours', 10],
    ['full-hours', 59],
    ['begun-hours', 10],
  ] as const)('counted by %s, %i minutes late, costs nothing', async (overtimeBilling, minutes) => {
    const { anna, bookingId, back } = await onTheWater({ tariff: { overtimeBilling } });
    await back(minutes);
    expect((await anna.read(bookingId)).overtime).toBeNull();
    expect(await chargesOf(bookingId)).toEqual([]);
  });

  test.each([
    ['full-hours', 60, 1],
    ['full-hours', 125, 2],
    ['begun-hours', 11, 1],
    ['begun-hours', 61, 2],
  ] as const)('counted by %s, %i minutes late, costs %i hours', async (overtimeBilling, minutes, hours) => {
    const { anna, bookingId, back } = await onTheWater({ tariff: { overtimeBilling } });
    await back(minutes);
    const { overtime } = await anna.read(bookingId);
    const amountInCents = hours * HOUR_IN_CENTS;
    expect(overtime).toMatchObject({ state: 'charged', amountInCents, canObject: true, objection: null });
    expect(overtime?.boards).toMatchObject([{ lateInSeconds: minutes * 60, billedInSeconds: hours * 3600 }]);
    expect(await takenFor(bookingId)).toEqual([amountInCents]);
    expect(await told(bookingId, 'receipt')).toBe(1);
  });

  test('is told of in one mail: what it cost, that it counts as late, and every receipt', async () => {
    const { anna, bookingId, back } = await onTheWater();
    const mails = () => scene.messages.list({ to: anna.account.email });
    const before = mails().length;
    await back(67);
    await scene.advance({ minutes: 3 });
    expect(await told(bookingId, 'overtime-charged')).toBe(0);
    expect(await told(bookingId, 'late-warning')).toBe(0);
    const [mail, ...others] = mails().slice(0, mails().length - before);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Overtime of €15\.00/);
    for (const part of ['your account gets a warning', 'Starting fee: €5.00', ': 1 hour: €15.00']) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.text.match(/EE-R-/g)).toHaveLength(2);
  });

  test('with others of its booking is charged for once, when the last is back', async () => {
    const { bookingId, anna, back } = await onTheWater({ count: 3 });
    await back(5, 61);
    expect(await chargesOf(bookingId)).toEqual([]);
    await back(5, 61, 130);
    expect(await takenFor(bookingId)).toEqual([3 * HOUR_IN_CENTS]);
    const { overtime } = await anna.read(bookingId);
    expect(overtime?.boards.map(({ cents }) => cents)).toEqual([0, HOUR_IN_CENTS, 2 * HOUR_IN_CENTS]);
  });

  test('late because the keypad was locked costs nothing', async () => {
    const { program, bookingId, after, back } = await onTheWater();
    await until(after(60));
    await program.report({ type: 'keypad-locked', seconds: 300, wrongInADay: 15, at: after(20) });
    await back(62);
    expect(await chargesOf(bookingId)).toEqual([]);
  });

  test('is paid for although a friend types wrong codes all the while', async () => {
    const { program, bookingId, after, back } = await onTheWater();
    await until(after(130));
    const lockouts = Array.from({ length: 20 }, (_, index) => after(index * 6));
    await program.report(...lockouts.map((at) => ({ type: 'keypad-locked', seconds: 300, wrongInADay: 20, at })));
    await back(130);
    expect(await takenFor(bookingId)).toEqual([HOUR_IN_CENTS]);
  });

  test('told twice is charged once', async () => {
    const { program, boards, bookingId, after } = await onTheWater();
    const [board] = boards;
    if (!board) throw new Error('no board');
    await until(after(70));
    await program.report(...returned(board, after(65)));
    await program.report(...returned(board, after(65)));
    await scene.jobs.drain();
    expect(await takenFor(bookingId)).toEqual([HOUR_IN_CENTS]);
  });

  test('while one more hour is held is looked at once that has lapsed', async () => {
    const { bookingId, anna, back } = await onTheWater({
      card: FAILS_LATER,
      beforeEnd: (customer, id) => customer.browser.call(calls.extendBooking, { bookingId: id }),
    });
    // Nobody can say whether the page was paid, so the hour stays held beyond its ten minutes.
    scene.deps.payments = { ...scene.provider, closeCheckout: lost, findCheckout: lost };
    await back(70);
    await scene.advance({ minutes: 3 });
    expect((await anna.read(bookingId)).overtime).toBeNull();
    scene.deps.payments = scene.provider;
    await scene.advance({ minutes: 30 });
    await scene.advance({ minutes: 2 });
    const { overtime } = await anna.read(bookingId);
    expect(overtime).toMatchObject({ amountInCents: HOUR_IN_CENTS });
    expect(overtime?.boards).toMatchObject([{ lateInSeconds: 70 * 60 }]);
  });

  test('while one more hour is held costs nothing once that is paid', async () => {
    let payUrl = '';
    const { bookingId, anna, back, after } = await onTheWater({
      card: FAILS_LATER,
      beforeEnd: async (customer, id) => {
        payUrl = (await customer.browser.call(calls.extendBooking, { bookingId: id })).payUrl ?? '';
      },
    });
    await scene.webhooks('drop');
    await until(after(5));
    await scene.pay(payUrl);
    await back(65);
    expect((await anna.read(bookingId)).metadata.end).toBe(after(60).toString({ smallestUnit: 'millisecond' }));
    expect(await chargesOf(bookingId)).toEqual([]);
  });

  test('under 50 cents costs nothing', async () => {
    const { bookingId, back } = await onTheWater({ tariff: { pricePerHourInCents: 49 } });
    await back(70);
    expect(await chargesOf(bookingId)).toEqual([]);
  });
});

describe('a board that stays out', () => {
  test('is charged for at the longest overtime, and not again when it comes back', async () => {
    const { bookingId, anna, after, back } = await onTheWater({ count: 2 });
    await back(0);
    await until(after(179));
    expect(await chargesOf(bookingId)).toEqual([]);
    await until(after(181));
    await scene.jobs.drain();
    expect(await takenFor(bookingId)).toEqual([3 * HOUR_IN_CENTS]);
    expect((await anna.read(bookingId)).overtime?.boards).toMatchObject([{ cents: 0 }, { backAt: null }]);
    await back(0, 400);
    expect(await takenFor(bookingId)).toEqual([3 * HOUR_IN_CENTS]);
    expect(await scene.refundsOf(bookingId)).toEqual([]);
    expect((await anna.read(bookingId)).overtime?.boards).toMatchObject([
      {},
      { backAt: expect.stringContaining(after(400).toString().slice(0, 16)) },
    ]);
  });

  test('as far as a silent station tells is not charged for; its journal decides', async () => {
    const { beach, program, boards, bookingId, after } = await onTheWater({ count: 2 });
    const [one, other] = boards;
    if (!one || !other) throw new Error('no boards');
    await scene.unplug(beach, program);
    await until(after(300));
    expect(await chargesOf(bookingId)).toEqual([]);
    await beach.program().beginWith(...returned(one, after(5)), ...returned(other, after(62)));
    await scene.jobs.drain();
    expect(await takenFor(bookingId)).toEqual([HOUR_IN_CENTS]);
  });

  test('turns out to have come back earlier: the difference goes back', async () => {
    const { program, boards, bookingId, after } = await onTheWater();
    const [board] = boards;
    if (!board) throw new Error('no board');
    await until(after(181));
    await scene.jobs.drain();
    expect(await takenFor(bookingId)).toEqual([3 * HOUR_IN_CENTS]);
    await program.report(...returned(board, after(65)));
    await scene.jobs.drain();
    const refund = { purpose: 'objection', amountInCents: 2 * HOUR_IN_CENTS, state: 'succeeded' };
    await expect.poll(() => scene.refundsOf(bookingId), SOON).toMatchObject([refund]);
    expect(await takenFor(bookingId)).toEqual([3 * HOUR_IN_CENTS]);
  });
});

describe('a card that does not pay', () => {
  test.each([FAILS_LATER, ASKS_ALWAYS])('makes one debt, card %s', async (card) => {
    const { bookingId, anna, back } = await onTheWater({ card });
    await back(60);
    expect(await debtsOf(bookingId)).toMatchObject([{ reason: 'overtime', amountInCents: HOUR_IN_CENTS }]);
    expect(await takenFor(bookingId)).toEqual([]);
    expect((await anna.read(bookingId)).overtime).toMatchObject({ state: 'owed' });
    expect(await told(bookingId, 'debt-due')).toBe(2);
    expect((await anna.browser.call(calls.me)).user?.owesInCents).toBe(HOUR_IN_CENTS);
  });

  test('after an answer that was lost is asked once more, and charged once', async () => {
    await scene.webhooks('drop');
    const { bookingId, back } = await onTheWater();
    scene.deps.payments = {
      ...scene.provider,
      chargeCard: async (order) => {
        await scene.provider.chargeCard(order);
        return lost();
      },
    };
    await back(60);
    expect(await chargesOf(bookingId)).toMatchObject([{ state: 'pending' }]);
    scene.deps.payments = scene.provider;
    await scene.advance({ hours: 25 });
    await expect.poll(async () => (await chargesOf(bookingId))[0]?.state, SOON).toBe('succeeded');
    expect(await takenFor(bookingId)).toEqual([HOUR_IN_CENTS]);
    expect(await debtsOf(bookingId)).toEqual([]);
  });

  test.each(['drop', 'duplicate'] as const)('with webhooks that %s: one debt, paid once', async (fault) => {
    await scene.webhooks(fault);
    const { bookingId, anna, back } = await onTheWater({ card: FAILS_LATER });
    await back(60);
    const [debt] = await debtsOf(bookingId);
    const { url } = await anna.browser.call(calls.payDebt, { debtId: debt?.id ?? '' });
    await scene.pay(url);
    const paid = async () => (await anna.browser.call(calls.myDebts)).debts;
    await expect.poll(paid, SOON).toMatchObject([{ status: 'paid' }]);
    expect(await debtsOf(bookingId)).toHaveLength(1);
    expect(await takenFor(bookingId)).toEqual([HOUR_IN_CENTS]);
    expect((await anna.read(bookingId)).overtime).toMatchObject({ state: 'charged' });
  });
});

test('the renter is told in time: before the end, at the end, and on the page from when it costs', async () => {
  const { bookingId, anna, end, after } = await onTheWater();
  expect(await told(bookingId, 'ending-soon')).toBe(1);
  await until(after(1));
  expect(await told(bookingId, 'time-is-up')).toBe(1);
  const { lateCost } = await anna.read(bookingId);
  expect(lateCost).toEqual({
    from: end.add({ hours: 1 }).toString({ smallestUnit: 'millisecond' }),
    pricePerHourInCents: HOUR_IN_CENTS,
    overtimeBilling: 'full-hours',
    mostInCents: 3 * HOUR_IN_CENTS,
  });
});
