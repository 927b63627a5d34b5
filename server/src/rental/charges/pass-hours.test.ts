import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { dateIn, instantAt } from '@laine/rules/time/wall-time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { insertSettledRow } from '../../money/payments/ledger-store.ts';
import { addOffer } from '../../money/prepaid/edit-offers.ts';
import { moneyActs } from '../../testing/money-acts.ts';
import { collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';
import { stationVisits } from '../problems/station-visits-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());
beforeEach(() => {
  // A test of some hours never crosses midnight.
  const now = scene.clock.now();
  const morning = instantAt(dateIn('Europe/Tallinn', now).add({ days: 1 }), 9 * 3600, 'Europe/Tallinn');
  scene.clock.advance(now.until(morning));
});

const { atBank, debtsOf, loseDispute, payDebt } = moneyActs(() => scene);
const { atTheStation, until } = stationVisits(() => scene);

type Customer = Awaited<ReturnType<LinkScene['customer']>>;

const passOf = async ({ browser }: Customer) => (await browser.call(calls.myPasses)).passes[0];

/** Of 99.00, for any beach; an hour of it is worth 15.00. */
async function withPass() {
  await scene.beach();
  const customer = await scene.customer();
  const today = dateIn('Europe/Tallinn', scene.clock.now());
  const days = { firstDay: today.subtract({ days: 1 }).toString(), lastDay: today.add({ days: 60 }).toString() };
  const fields = { name: 'Summer', country: 'EE' as const, priceInCents: 9_900, ...days, stationIds: [], onSale: true };
  const { id: offerId } = await scene.db.transaction((tx) => addOffer(tx, fields, scene.clock.now()));
  const wish = { offerId, acceptedTermsAndConditions: true, startsAtOnce: true };
  await scene.pay((await customer.browser.call(calls.buyPass, wish)).url);
  await expect.poll(async () => (await passOf(customer))?.status, SOON).toBe('active');
  await scene.jobs.drain();
  const passId = (await passOf(customer))?.id ?? '';
  const withdraw = async () => {
    await customer.browser.call(calls.withdrawPass, { passId });
    await scene.jobs.drain();
  };
  return { customer, passId, withdraw, charge: { passId, purpose: 'pass' } };
}

const dueOf = async (customer: Customer) =>
  (await debtsOf(customer)).flatMap(({ status, amountInCents }) => (status === 'due' ? [amountInCents] : []));

/** Gone back of the pass, or on its way. */
async function backOf(passId: string): Promise<number> {
  const refunds = scene.db.query.selectFrom('ledger').select('amountInCents').where('kind', '=', 'refund');
  const rows = await refunds.where('passId', '=', passId).where('state', '<>', 'failed').execute();
  return rows.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
}

const chargedLate = async (bookingId: string) => {
  const charges = scene.db.query.selectFrom('ledger').select('amountInCents').where('bookingId', '=', bookingId);
  return (await charges.where('purpose', '=', 'late-cancellation').execute()).map((one) => one.amountInCents);
};

/** On the water, with a board whose money its renter may choose. */
async function onTheWater(customer: Customer) {
  const visit = await atTheStation({ by: customer, startsIn: { minutes: 30 } });
  const giveBack = async () => {
    await visit.choose((await visit.report('damaged-board')).id, 'money-back');
    scene.clock.advance({ minutes: 2 });
    await visit.program.report(...returned(visit.session, scene.clock.now()));
    await scene.advance({ minutes: 20 });
  };
  return { ...visit, giveBack };
}

/** Booked at a station that knows the code and has lost its network since. */
async function outOfReach(by: Customer, startsIn: Temporal.DurationLike) {
  const beach = await scene.beach();
  const program = beach.program();
  await program.begin();
  const start = scene.clock.now().add(startsIn);
  const slot = { stationId: beach.id, start: start.toString(), end: start.add({ hours: 1 }).toString() };
  const rental = await scene.rent(beach, { by, slot });
  const { session, bookingId } = rental;
  await vi.waitFor(() => expect(program.sessions.has(session.id)).toBe(true), SOON);
  await scene.jobs.drain();
  await scene.unplug(beach, program);
  return {
    ...rental,
    program,
    cancel: () => by.browser.call(calls.cancelBooking, { bookingId }),
    tellCollected: async () => {
      program.keeps.add(session.id);
      await program.begin();
      await program.report(...collected(session, scene.clock.now()));
      await scene.advance({ minutes: 5 });
    },
  };
}

describe('an hour of a pass that the bank took, paid for once more', () => {
  test('goes back with its board, and not again when the bank returns the price', async () => {
    const { customer, passId, charge } = await withPass();
    const { giveBack } = await onTheWater(customer);
    await loseDispute(charge);
    expect(await dueOf(customer)).toEqual([1_500]);
    await payDebt(customer);
    await giveBack();
    expect(await passOf(customer)).toMatchObject({ status: 'revoked', usedHours: 0 });
    expect([await dueOf(customer), await backOf(passId)]).toEqual([[], 1_500]);
    await atBank(charge, 'dispute/decide', { outcome: 'won' });
    await scene.advance({ minutes: 15 });
    expect(await passOf(customer)).toMatchObject({ status: 'active' });
    expect(await backOf(passId)).toBe(1_500);
  });

  test('goes back also where its buyer had withdrawn, who has everything then', async () => {
    const { customer, passId, withdraw, charge } = await withPass();
    const { giveBack } = await onTheWater(customer);
    await withdraw();
    await loseDispute(charge);
    await payDebt(customer);
    await giveBack();
    expect([await dueOf(customer), await backOf(passId)]).toEqual([[], 9_900]);
    await atBank(charge, 'dispute/decide', { outcome: 'won' });
    await scene.advance({ minutes: 15 });
    expect(await backOf(passId)).toBe(11_400);
  });

  test.for(['due', 'paid'] as const)('is not charged to whoever did not come besides: %s', async (debt) => {
    const { customer, passId, charge } = await withPass();
    const { bookingId, program, end } = await outOfReach(customer, { minutes: 60 });
    await until(end.add({ minutes: 30 }));
    await loseDispute(charge);
    expect(await dueOf(customer)).toEqual([1_500]);
    if (debt === 'paid') await payDebt(customer);
    await program.begin();
    await scene.advance({ minutes: 10 });
    expect(await chargedLate(bookingId)).toEqual([1_500]);
    expect([await dueOf(customer), await backOf(passId)]).toEqual([[], debt === 'paid' ? 1_500 : 0]);
  });
});

test('who ended a pass that the bank took cannot withdraw from it as well', async () => {
  const { customer, passId, charge } = await withPass();
  await customer.browser.call(calls.endPass, { passId });
  await loseDispute(charge);
  const answer = await customer.browser.post(`/api/passes/${passId}/withdraw`, {});
  expect(answer.headers.get('x-refusal')).toBe('not-withdrawable');
});

describe('an hour that was cancelled and ridden at a station out of reach', () => {
  test.for([
    ['in time', 'before'],
    ['late', 'before'],
    ['late', 'after'],
  ] as const)(
    'is deducted from a withdrawn pass once: cancelled %s, its buyer withdrew %s',
    async ([when, withdrawn]) => {
      const { customer, passId, withdraw } = await withPass();
      const ride = await outOfReach(customer, { minutes: when === 'late' ? 50 : 120 });
      const { cancel, tellCollected, start, bookingId } = ride;
      if (withdrawn === 'before') await withdraw();
      await cancel();
      await scene.jobs.drain();
      if (withdrawn === 'after') await withdraw();
      await until(start);
      await tellCollected();
      expect(await customer.read(bookingId)).toMatchObject({ status: 'complete' });
      const [late = 0] = await chargedLate(bookingId);
      const refunds = (await scene.refundsOf(bookingId)).filter(({ state }) => state !== 'failed');
      const undone = refunds.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
      expect([await backOf(passId), late - undone]).toEqual([8_400, 0]);
    },
  );
});

test('a payment that comes after its hold and its pass are over goes back', async () => {
  const { customer, passId } = await withPass();
  const beach = await scene.station();
  const start = scene.clock.now().add({ minutes: 30 });
  const slot = { stationId: beach.id, start: start.toString(), end: start.add({ hours: 1 }).toString() };
  const { url, refusal } = await customer.checkout(slot, { usePass: true });
  expect(refusal).toBeNull();
  const { id } = await customer.newest();
  await scene.loseHolds();
  await customer.browser.call(calls.endPass, { passId });
  await scene.pay(url);
  await scene.syncPage(id);
  await scene.jobs.drain();
  expect(await customer.read(id)).toMatchObject({ status: 'expired', refundedInCents: 500 });
});

test('an hour that costs nothing else comes back with what stood in for its board', async () => {
  const { customer } = await withPass();
  const beach = await scene.beach({ startingFeeInCents: 0, lockers: 3 });
  const program = beach.program();
  await program.begin();
  const from = scene.clock.now().add({ minutes: 30 });
  const slot = { stationId: beach.id, start: from.toString(), end: from.add({ hours: 1 }).toString() };
  const { bookingId, session, start } = await scene.rent(beach, { by: customer, slot });
  await until(start);
  const choose = async (sessionId: string, remedy: string) => {
    const report = { bookingId, sessionId, what: 'damaged-board' as const, words: '' };
    const { id } = await customer.browser.call(calls.reportProblem, report);
    const answer = await customer.browser.post(`/api/bookings/${bookingId}/problems/${id}/remedy`, { remedy });
    expect(answer.status).toBe(200);
  };
  await program.report(...collected(session, scene.clock.now()));
  await choose(session.id, 'another-locker');
  scene.clock.advance({ minutes: 1 });
  await program.report(...returned(session, scene.clock.now()));
  const second = (await scene.sessionsOf(bookingId)).find(({ replaces }) => replaces !== null);
  if (!second) throw new Error('nothing stands in');
  scene.clock.advance({ minutes: 1 });
  await program.report(...collected(second, scene.clock.now()));
  await choose(second.id, 'money-back');
  scene.clock.advance({ minutes: 1 });
  await program.report(...returned(second, scene.clock.now()));
  await scene.advance({ minutes: 20 });
  expect(await passOf(customer)).toMatchObject({ usedHours: 0 });
});

describe('an extra board beside the hour of a pass', () => {
  async function addBoard(visit: Awaited<ReturnType<typeof atTheStation>>, startsIn: Temporal.DurationLike) {
    const { browser } = await scene.newAdmin();
    const from = scene.clock.now().add(startsIn);
    const slot = { stationId: visit.beach.id, start: from.toString(), end: from.add({ hours: 1 }).toString() };
    return (await browser.call(calls.newSession, { ...slot, bookingId: visit.bookingId })).id;
  }

  test('costs nothing when it is cancelled after the hour was given back', async () => {
    const { customer } = await withPass();
    const visit = await atTheStation({ by: customer, startsIn: { minutes: 30 }, isCollected: false, lockers: 3 });
    const { bookingId, program, session, report, choose } = visit;
    await addBoard(visit, { minutes: 0 });
    await program.report({ type: 'door-jammed', lockerNumber: session.lockerNumber, sessionId: session.id });
    expect((await choose((await report('door-does-not-open')).id, 'money-back')).status).toBe(200);
    await scene.jobs.drain();
    expect(await passOf(customer)).toMatchObject({ usedHours: 0 });
    expect(await customer.browser.call(calls.cancelBooking, { bookingId })).toMatchObject({ passChargeInCents: 0 });
    await scene.jobs.drain();
    expect(await chargedLate(bookingId)).toEqual([]);
  });

  test.for(['cancelled', 'left'] as const)('charges an hour once for which nobody came: %s', async (how) => {
    const { customer } = await withPass();
    const visit = await atTheStation({ by: customer, startsIn: { minutes: 30 }, isCollected: false, lockers: 3 });
    const { bookingId, end } = visit;
    await until(end.add({ minutes: 5 }));
    expect(await chargedLate(bookingId)).toEqual([1_500]);
    const id = await addBoard(visit, { minutes: 30 });
    const cancel = () => customer.browser.call(calls.cancelBooking, { bookingId });
    expect(how === 'cancelled' ? (await cancel()).passChargeInCents : 0).toBe(0);
    await scene.advance({ hours: 2 });
    expect(await scene.sessionOf(id)).toMatchObject({ status: 'cancelled' });
    expect(await chargedLate(bookingId)).toEqual([1_500]);
  });
});

test('a booking whose hour cannot be charged keeps no other from its end', async () => {
  const late = async () => {
    const { customer } = await withPass();
    return atTheStation({ by: customer, startsIn: { minutes: 30 }, isCollected: false });
  };
  const [first, second] = [await late(), await late()];
  const row = { kind: 'charge', purpose: 'rental', amountInCents: 100, vatPercent: null } as const;
  const key = { idempotencyKey: `late-cancellation:${first.bookingId}:1`, providerId: first.bookingId };
  const of = { accountId: null, bookingId: null };
  await scene.db.transaction((tx) => insertSettledRow(tx, { ...row, ...of, ...key }, scene.clock.now()));
  await scene.advance({ hours: 2 });
  expect(await scene.sessionOf(first.session.id)).toMatchObject({ status: 'created' });
  expect(await chargedLate(second.bookingId)).toEqual([1_500]);
});
