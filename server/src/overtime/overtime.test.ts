import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asJson } from '../db/tables/json.ts';
import { collected, openLinkScene, returned, type LinkScene } from '../testing/open-link-scene.ts';
import { checkoutIdOf, lost } from '../testing/open-rental-scene.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

const FAILS_LATER = '4000000000000341';
const ASKS_ALWAYS = '4000000000003220';
const HOUR_IN_CENTS = 1500;

type Wish = { count?: number; card?: string; tariff?: object };

/** Somebody has paid, collected every board and is out on the water; the clock stands at the booked end. */
async function onTheWater({ count = 1, card, tariff }: Wish = {}) {
  const beach = await scene.beach({ lockers: 3 });
  const program = beach.program();
  await program.begin();
  const anna = await scene.customer();
  const { url, text } = await anna.checkout(beach.slot('12:00', '13:00'), { count });
  if (!url) throw new Error(text);
  const { status } = await scene.pay(url, card === undefined ? {} : { card });
  if (status === 'requires_action') {
    await scene.browser().post(`/sandbox/api/payments/${checkoutIdOf(url)}/authenticate`, {});
  }
  const { id: bookingId } = await anna.newest();
  await expect.poll(async () => (await anna.read(bookingId)).status, SOON).toBe('complete');
  if (tariff) {
    const { tariff: agreed } = await scene.bookingOf(bookingId);
    const changed = asJson({ ...(agreed as object), ...tariff });
    await scene.db.query.updateTable('bookings').set({ tariff: changed }).where('id', '=', bookingId).execute();
  }
  const sessions = await scene.sessionsOf(bookingId);
  const boards = sessions.toSorted((one, other) => (one.lockerNumber ?? 0) - (other.lockerNumber ?? 0));
  const [first] = boards;
  if (!first) throw new Error('no session');
  await until(first.start);
  for (const board of boards) await program.report(...collected(board, first.start));
  await until(first.end.subtract({ minutes: 14 }));
  await until(first.end);
  const after = (minutes: number) => first.end.add({ minutes });
  /** The boards come back so many minutes after the end. */
  const back = async (...minutes: number[]) => {
    for (const [index, late] of minutes.entries()) {
      const board = boards[index];
      if (!board) throw new Error('no such board');
      await until(after(late));
      await program.report(...returned(board, after(late)));
    }
    await scene.jobs.drain();
  };
  return { beach, program, anna, bookingId, boards, end: first.end, after, back };
}

async function until(moment: Temporal.Instant) {
  const left = scene.clock.now().until(moment);
  if (left.sign > 0) await scene.advance({ milliseconds: left.total('milliseconds') });
}

const chargesOf = (bookingId: string) =>
  scene.db.query
    .selectFrom('ledger')
    .select(['id', 'state', 'amountInCents'])
    .where('bookingId', '=', bookingId)
    .where('purpose', '=', 'overtime')
    .orderBy('createdAt')
    .execute();
const debtsOf = (bookingId: string) =>
  scene.db.query.selectFrom('debts').selectAll().where('bookingId', '=', bookingId).execute();
async function takenFor(bookingId: string) {
  const ids = new Set((await chargesOf(bookingId)).map(({ id }) => id));
  const { charges } = await scene.readProviderLedger();
  return charges
    .filter(({ status, metadata }) => status === 'succeeded' && ids.has(metadata['ledgerId'] ?? ''))
    .map(({ amountInCents }) => amountInCents);
}
const told = async (bookingId: string, kind: string) =>
  (
    await scene.db.query
      .selectFrom('notices')
      .select(['kind', 'channel', 'state'])
      .where('bookingId', '=', bookingId)
      .execute()
  ).filter((notice) => notice.kind === kind && notice.state === 'sent').length;
async function asAdmin() {
  const admin = await scene.customer();
  await scene.db.query.updateTable('accounts').set({ role: 'admin' }).where('id', '=', admin.account.id).execute();
  return admin.browser;
}

describe('a board that comes back', () => {
  test.each([
    ['full-hours', 10, 0],
    ['full-hours', 59, 0],
    ['full-hours', 60, 1],
    ['full-hours', 125, 2],
    ['begun-hours', 10, 0],
    ['begun-hours', 11, 1],
    ['begun-hours', 61, 2],
  ] as const)('counted by %s, %i minutes late, costs %i hours', async (overtimeBilling, minutes, hours) => {
    const { anna, bookingId, back } = await onTheWater({ tariff: { overtimeBilling } });
    await back(minutes);
    const { overtime } = await anna.read(bookingId);
    if (hours === 0) {
      expect(overtime).toBeNull();
      expect(await chargesOf(bookingId)).toEqual([]);
      return;
    }
    const amountInCents = hours * HOUR_IN_CENTS;
    expect(overtime).toMatchObject({ state: 'charged', amountInCents, canObject: true, objection: null });
    expect(overtime?.boards).toMatchObject([{ lateInSeconds: minutes * 60, billedInSeconds: hours * 3600 }]);
    expect(await takenFor(bookingId)).toEqual([amountInCents]);
    expect(await told(bookingId, 'overtime-charged')).toBe(1);
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
    const again = beach.program();
    await again.begin();
    await again.report(...returned(one, after(5)), ...returned(other, after(62)));
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

describe('an objection', () => {
  const text = 'The door was jammed';

  test('that is right gives back what was charged', async () => {
    const { bookingId, anna, back } = await onTheWater();
    await back(60);
    const objected = await anna.browser.call(calls.objectToOvertime, { bookingId, text });
    expect(objected).toMatchObject({ state: 'objected', canObject: false, objection: { text, answer: null } });
    const again = await anna.browser.post(`/api/bookings/${bookingId}/overtime/object`, { text });
    expect(again.headers.get('x-refusal')).toBe('state-moved-on');
    const alerts = () =>
      scene.db.query.selectFrom('alerts').select(['closedAt', 'stationId']).where('target', '=', bookingId).execute();
    expect(await alerts()).toEqual([{ closedAt: null, stationId: null }]);

    const admin = await asAdmin();
    const answer = await admin.call(calls.answerOvertime, { bookingId, decision: 'drop', reason: 'A jam' });
    expect(answer).toMatchObject({ state: 'dropped', amountInCents: 0 });
    await scene.jobs.drain();
    await expect
      .poll(() => scene.refundsOf(bookingId), SOON)
      .toMatchObject([{ purpose: 'objection', amountInCents: HOUR_IN_CENTS, state: 'succeeded' }]);
    expect(await told(bookingId, 'overtime-answered')).toBe(1);
    expect((await alerts())[0]?.closedAt).not.toBeNull();
  });

  test('pauses the debt: no reminder, no doubling, booking is possible; kept, it has five days again', async () => {
    const { beach, bookingId, anna, back } = await onTheWater({ card: FAILS_LATER });
    await back(60);
    await anna.browser.call(calls.objectToOvertime, { bookingId, text });
    expect((await anna.browser.call(calls.me)).user?.owesInCents).toBe(0);
    await scene.advance({ hours: 24 * 8 });
    expect(await debtsOf(bookingId)).toMatchObject([
      { remindersSent: 0, doubledAt: null, amountInCents: HOUR_IN_CENTS },
    ]);
    expect(await told(bookingId, 'debt-reminder')).toBe(0);
    const { slot } = await scene.station();
    expect((await anna.checkout(slot('12:00', '13:00'))).status).toBe(200);
    expect(beach.id).not.toBe('');

    const admin = await asAdmin();
    await admin.call(calls.answerOvertime, { bookingId, decision: 'keep', reason: 'The journal is clear' });
    const [debt] = await debtsOf(bookingId);
    expect(debt).toMatchObject({ pausedAt: null, status: 'due' });
    expect(
      scene.clock
        .now()
        .until(debt?.dueAt ?? scene.clock.now())
        .total('days'),
    ).toBeGreaterThan(5);
    expect((await anna.read(bookingId)).overtime).toMatchObject({ state: 'owed' });
  });

  test('that is right lets the debt go, and its page takes no money', async () => {
    const { bookingId, anna, back } = await onTheWater({ card: FAILS_LATER });
    await back(60);
    const [debt] = await debtsOf(bookingId);
    const { url } = await anna.browser.call(calls.payDebt, { debtId: debt?.id ?? '' });
    await anna.browser.call(calls.objectToOvertime, { bookingId, text });
    const admin = await asAdmin();
    await admin.call(calls.answerOvertime, { bookingId, decision: 'drop', reason: 'A jam' });
    await scene.jobs.drain();
    await expect.poll(async () => (await debtsOf(bookingId))[0]?.status, SOON).toBe('forgiven');
    expect(await scene.pay(url)).toMatchObject({ status: 'expired' });
    expect(await takenFor(bookingId)).toEqual([]);
  });

  test('is for the renter alone, and only where something was charged', async () => {
    const { bookingId, anna, back } = await onTheWater();
    const early = await anna.browser.post(`/api/bookings/${bookingId}/overtime/object`, { text });
    expect(early.headers.get('x-refusal')).toBe('not-found');
    await back(60);
    const eve = await scene.customer();
    const foreign = await eve.browser.post(`/api/bookings/${bookingId}/overtime/object`, { text });
    expect(foreign.headers.get('x-refusal')).toBe('not-found');
    const admin = await asAdmin();
    const unasked = await admin.post(`/api/admin/bookings/${bookingId}/overtime/answer`, {
      decision: 'drop',
      reason: 'x',
    });
    expect(unasked.headers.get('x-refusal')).toBe('state-moved-on');
  });
});

describe('an unpaid debt', () => {
  async function owing() {
    const rental = await onTheWater({ card: FAILS_LATER });
    await rental.back(60);
    const [debt] = await debtsOf(rental.bookingId);
    if (!debt) throw new Error('no debt');
    return { ...rental, debt };
  }
  const before = (dueAt: Temporal.Instant, by: Temporal.DurationLike) => dueAt.subtract(by);

  test('is reminded of twice at ten, and doubles once when it is due', async () => {
    const { bookingId, anna, debt } = await owing();
    const { dueAt } = debt;
    const sum = async () => (await debtsOf(bookingId))[0]?.amountInCents;
    // The last day ends at `dueAt`: ten o'clock three days before it is 86 hours before that.
    await until(before(dueAt, { hours: 86, minutes: 2 }));
    expect(await told(bookingId, 'debt-reminder')).toBe(0);
    await until(before(dueAt, { hours: 85, minutes: 58 }));
    expect(await told(bookingId, 'debt-reminder')).toBe(2);
    await until(before(dueAt, { hours: 37, minutes: 58 }));
    expect(await told(bookingId, 'debt-reminder')).toBe(4);
    const { url } = await anna.browser.call(calls.payDebt, { debtId: debt.id });
    await until(before(dueAt, { minutes: 2 }));
    expect(await sum()).toBe(HOUR_IN_CENTS);
    await until(dueAt.add({ minutes: 2 }));
    expect(await sum()).toBe(2 * HOUR_IN_CENTS);
    expect(await told(bookingId, 'debt-doubled')).toBe(1);
    expect(await scene.pay(url)).toMatchObject({ status: 'expired' });
    await scene.advance({ hours: 24 * 30 });
    expect(await sum()).toBe(2 * HOUR_IN_CENTS);

    const fresh = await scene.as(anna.account.email);
    const page = await fresh.call(calls.payDebt, { debtId: debt.id });
    await scene.pay(page.url);
    await expect.poll(async () => (await debtsOf(bookingId))[0]?.status, SOON).toBe('paid');
    expect(await takenFor(bookingId)).toEqual([2 * HOUR_IN_CENTS]);
  });

  test('does not double before two reminders, a day apart, after a time in which nothing ran', async () => {
    const { bookingId, debt } = await owing();
    scene.clock.advance({ hours: 24 * 10 });
    await scene.jobs.drain();
    expect(await debtsOf(bookingId)).toMatchObject([{ remindersSent: 1, doubledAt: null }]);
    await scene.advance({ hours: 24, minutes: 1 });
    expect(await debtsOf(bookingId)).toMatchObject([{ remindersSent: 2, doubledAt: null }]);
    await scene.advance({ hours: 24, minutes: 1 });
    expect(await debtsOf(bookingId)).toMatchObject([{ amountInCents: 2 * debt.amountInCents }]);
  });

  test('does not double where the operator does not want it, nor while the bank looks into a dispute', async () => {
    const one = await owing();
    const { brand } = scene.deps.settings;
    scene.deps.settings = { ...scene.deps.settings, brand: { ...brand, doublesUnpaidOvertime: false } };
    await scene.advance({ hours: 24 * 10 });
    await scene.advance({ hours: 25 });
    await scene.advance({ hours: 25 });
    scene.deps.settings = { ...scene.deps.settings, brand };
    expect(await debtsOf(one.bookingId)).toMatchObject([{ remindersSent: 2, doubledAt: null }]);
    const rental = await scene.db.query
      .selectFrom('ledger')
      .select('id')
      .where('bookingId', '=', one.bookingId)
      .where('purpose', '=', 'rental')
      .executeTakeFirstOrThrow();
    const dispute = { id: `dp_${rental.id}`, ledgerId: rental.id, amountInCents: 2000, reason: 'general' };
    const openedAt = scene.clock.now();
    await scene.db.query
      .insertInto('disputes')
      .values({ ...dispute, status: 'open', openedAt })
      .execute();
    await scene.advance({ hours: 25 });
    expect(await debtsOf(one.bookingId)).toMatchObject([{ doubledAt: null }]);
  });

  test('is on the list of admins', async () => {
    const { debt, anna } = await owing();
    const admin = await asAdmin();
    const { debts, total } = await admin.call(calls.debts, { status: 'due' });
    expect(total).toBe(debts.length);
    expect(debts).toContainEqual(expect.objectContaining({ id: debt.id, email: anna.account.email, remindersSent: 0 }));
    expect((await admin.call(calls.debts, { status: 'forgiven' })).debts.map(({ id }) => id)).not.toContain(debt.id);
    expect((await anna.browser.fetch('/api/admin/debts')).status).toBe(403);
  });
});

test('the renter is told in time: before the end, at the end, and on the page from when it costs', async () => {
  const { bookingId, anna, end, after } = await onTheWater();
  expect(await told(bookingId, 'ending-soon')).toBe(1);
  await until(after(1));
  expect(await told(bookingId, 'time-is-up')).toBe(1);
  const { lateCost } = await anna.read(bookingId);
  expect(lateCost).toEqual({
    from: end.add({ hours: 1 }).toString(),
    pricePerHourInCents: HOUR_IN_CENTS,
    overtimeBilling: 'full-hours',
    mostInCents: 3 * HOUR_IN_CENTS,
  });
});
