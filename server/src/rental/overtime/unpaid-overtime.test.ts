import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { moneyActs } from '../../testing/money-acts.ts';
import { openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';
import { FAILS_LATER, HOUR_IN_CENTS, lateRentals } from './late-rentals-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

const { asAdmin, debtsOf, onTheWater, takenFor, told, until } = lateRentals(() => scene);
const { atBank, loseDispute, payDebt } = moneyActs(() => scene);

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
      scene.db.query
        .selectFrom('alerts')
        .select(['closedAt', 'stationId'])
        .where('kind', '=', 'overtime-objected')
        .where('target', '=', bookingId)
        .execute();
    expect(await alerts()).toEqual([{ closedAt: null, stationId: null }]);

    expect((await anna.browser.call(calls.myWarnings)).warnings).toHaveLength(1);
    const admin = await asAdmin();
    const openObjection = async () => (await admin.call(calls.adminBooking, { bookingId })).objection;
    expect(await openObjection()).toMatchObject({ text, amountInCents: HOUR_IN_CENTS });
    const answer = await admin.call(calls.answerOvertime, { bookingId, decision: 'drop', reason: 'A jam' });
    expect(answer).toMatchObject({ state: 'dropped', amountInCents: 0 });
    expect(await openObjection()).toBeNull();
    await scene.jobs.drain();
    await expect
      .poll(() => scene.refundsOf(bookingId), SOON)
      .toMatchObject([{ purpose: 'objection', amountInCents: HOUR_IN_CENTS, state: 'succeeded' }]);
    expect(await told(bookingId, 'overtime-answered')).toBe(1);
    expect((await alerts())[0]?.closedAt).not.toBeNull();
    expect((await anna.browser.call(calls.myWarnings)).warnings).toEqual([]);
    const mails = scene.messages
      .list({ to: anna.account.email })
      .filter((mail) => mail.text.includes('You were right'));
    expect(mails).toMatchObject([{ text: expect.stringContaining('The warning for it is taken back as well.') }]);
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

  test('lifts the block once: who objects a second time waits for an answer', async () => {
    const [one, other] = [await onTheWater({ card: FAILS_LATER }), await onTheWater({ card: FAILS_LATER })];
    const { anna } = one;
    for (const { back, bookingId, anna: customer } of [one, other]) {
      await back(70);
      await customer.browser.call(calls.objectToOvertime, { bookingId, text });
    }
    const { slot } = await scene.station();
    const book = async () => (await anna.checkout(slot('18:00', '19:00'))).refusal;
    const itsDebt = scene.db.query.updateTable('debts').where('bookingId', '=', other.bookingId);
    await itsDebt.set({ accountId: anna.account.id }).execute();
    expect(await book()).toBe('debt-unpaid');
    const admin = await asAdmin();
    await admin.call(calls.answerOvertime, { bookingId: other.bookingId, decision: 'drop', reason: 'A jam' });
    await scene.jobs.drain();
    expect(await book()).toBeNull();
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

  test.each(['due', 'paid'])('that is right leaves nothing of what a bank took: %s', async (status) => {
    const { bookingId, anna, back } = await onTheWater();
    await back(60);
    await loseDispute({ bookingId, purpose: 'overtime' });
    if (status === 'paid') await payDebt(anna);
    expect(await debtsOf(bookingId)).toMatchObject([{ reason: 'dispute', amountInCents: HOUR_IN_CENTS, status }]);
    await anna.browser.call(calls.objectToOvertime, { bookingId, text });
    await (await asAdmin()).call(calls.answerOvertime, { bookingId, decision: 'drop', reason: 'A jam' });
    await scene.jobs.drain();
    const refund = { purpose: 'objection', amountInCents: HOUR_IN_CENTS };
    const state = status === 'paid' ? { state: 'succeeded' } : { state: 'failed', failureCode: 'given-by-bank' };
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ ...refund, ...state }]);
    expect(await debtsOf(bookingId)).toMatchObject([{ status: status === 'paid' ? 'paid' : 'forgiven' }]);
  });

  test.each(['won', 'lost'])('that is right while the bank decides leaves nothing once it has: %s', async (outcome) => {
    const { bookingId, anna, back } = await onTheWater();
    const of = { bookingId, purpose: 'overtime' };
    await back(60);
    await atBank(of, 'dispute');
    await anna.browser.call(calls.objectToOvertime, { bookingId, text });
    await (await asAdmin()).call(calls.answerOvertime, { bookingId, decision: 'drop', reason: 'A jam' });
    await scene.advance({ minutes: 15 });
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'pending', amountInCents: HOUR_IN_CENTS }]);
    await atBank(of, 'dispute/decide', { outcome });
    await scene.advance({ minutes: 15 });
    const state = outcome === 'won' ? 'succeeded' : 'failed';
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ state, amountInCents: HOUR_IN_CENTS }]);
    expect(await debtsOf(bookingId)).toEqual([]);
  });

  test.each(['before', 'after'])('pauses what is owed because a bank took it: %s the objection', async (when) => {
    const { bookingId, anna, back } = await onTheWater();
    await back(60);
    const steps = [
      () => loseDispute({ bookingId, purpose: 'overtime' }),
      () => anna.browser.call(calls.objectToOvertime, { bookingId, text }),
    ];
    for (const step of when === 'before' ? steps : steps.toReversed()) await step();
    expect((await anna.browser.call(calls.me)).user?.owesInCents).toBe(0);
    await (await asAdmin()).call(calls.answerOvertime, { bookingId, decision: 'keep', reason: 'It was not' });
    expect((await anna.browser.call(calls.me)).user?.owesInCents).toBe(HOUR_IN_CENTS);
  });

  test('is answered when the board is back, and one that is right leaves no warning', async () => {
    const { bookingId, anna, after, back } = await onTheWater();
    await until(after(3 * 60 + 1));
    await scene.jobs.drain();
    await expect.poll(async () => (await anna.read(bookingId)).overtime?.state, SOON).toBe('charged');
    const mails = scene.messages.list({ to: anna.account.email });
    expect(mails.some((mail) => mail.text.includes('Your board is not back'))).toBe(true);
    await anna.browser.call(calls.objectToOvertime, { bookingId, text });
    const admin = await asAdmin();
    const answer = { decision: 'drop', reason: 'A jam' } as const;
    // Its price isn't known before.
    const early = await admin.post(`/api/admin/bookings/${bookingId}/overtime/answer`, answer);
    expect(early.headers.get('x-refusal')).toBe('not-returned');
    await back(4 * 60);
    await admin.call(calls.answerOvertime, { bookingId, ...answer });
    expect((await anna.browser.call(calls.myWarnings)).warnings).toEqual([]);
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
    // The last day ends at `dueAt`: ten o'clock three days earlier is 86 hours before that.
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
    const doubled = { amountInCents: HOUR_IN_CENTS, totalInCents: 2 * HOUR_IN_CENTS, isDoubled: true };
    expect((await anna.read(bookingId)).overtime).toMatchObject({ state: 'owed', ...doubled });
    expect(await scene.pay(url)).toMatchObject({ status: 'expired' });
    await scene.advance({ hours: 24 * 30 });
    expect(await sum()).toBe(2 * HOUR_IN_CENTS);

    const fresh = await scene.as(anna.account.email);
    const page = await fresh.call(calls.payDebt, { debtId: debt.id });
    await scene.pay(page.url);
    await expect.poll(async () => (await debtsOf(bookingId))[0]?.status, SOON).toBe('paid');
    expect(await takenFor(bookingId)).toEqual([2 * HOUR_IN_CENTS]);
    const paid = await fresh.call(calls.booking, { bookingId });
    expect(paid.booking.overtime).toMatchObject({ state: 'charged', ...doubled });
  });

  test('costs nothing any more once staff have let it go', async () => {
    const { bookingId, anna, debt } = await owing();
    const admin = await asAdmin();
    await admin.call(calls.forgiveDebt, { debtId: debt.id, reason: 'The keypad was dead' });
    const nothing = { state: 'dropped', amountInCents: 0, totalInCents: 0, isDoubled: false };
    expect((await anna.read(bookingId)).overtime).toMatchObject(nothing);
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
