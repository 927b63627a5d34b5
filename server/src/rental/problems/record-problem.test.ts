import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';
import { stationVisits } from './station-visits-fixture.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());
afterEach(() => scene.resetPayments('deliver'));

const { atTheStation, until } = stationVisits(() => scene);

type Rental = Awaited<ReturnType<LinkScene['rent']>>;
type Own = Pick<Rental, 'customer' | 'bookingId'>;

const report = ({ customer, bookingId, session }: Rental) =>
  customer.browser.call(calls.reportProblem, { bookingId, sessionId: session.id, what: 'unsafe' });

const wouldGoBack = async ({ customer, bookingId }: Own) =>
  (await customer.browser.call(calls.cancelBooking, { bookingId, preview: true })).refundInCents;

const toldOf = async ({ bookingId }: Own) => {
  const notices = scene.db.query.selectFrom('notices').select('channel').where('bookingId', '=', bookingId);
  return (await notices.where('kind', '=', 'board-not-ready').orderBy('channel').execute()).map((one) => one.channel);
};

/** A linked station whose rentals begin in ten minutes. */
async function soonAt(lockers: number, counts: number[]) {
  const beach = await scene.beach({ lockers });
  const program = beach.program();
  await program.begin();
  const rentals = [];
  for (const count of counts) rentals.push(await scene.rent(beach, { count }));
  const [first] = rentals;
  if (!first) throw new Error('no rental');
  await until(first.start.subtract({ minutes: 10 }));
  await scene.stayIn();
  return { beach, program, rentals, first };
}

test('words alone hold no station for nothing: who has opened no door has money back through staff', async () => {
  const { beach, rentals, first } = await soonAt(6, [3, 3]);
  expect(await Promise.all(rentals.map(wouldGoBack))).toEqual([0, 0]);
  const said = await Promise.all(rentals.map(report));
  expect(said).toMatchObject(rentals.map(() => ({ offers: [], waitsForStaff: true })));
  await scene.advance({ minutes: 1 });
  const kinds = (await beach.alerts()).map(({ kind }) => kind).toSorted();
  const each = ['board-not-ready', 'locker-disabled', 'problem-unsafe'];
  expect(kinds).toEqual(each.flatMap((kind) => [kind, kind]));
  expect(await Promise.all(rentals.map(toldOf))).toEqual([[], []]);
  expect(await Promise.all(rentals.map(wouldGoBack))).toEqual([0, 0]);
  await until(first.start.add({ minutes: 55 }));
  expect(await Promise.all(rentals.map(wouldGoBack))).toEqual([0, 0]);
  // Staff can refund everything, whether they looked or not.
  const { browser: staff } = await scene.newAdmin();
  const cancel = { bookingId: first.bookingId, preview: true };
  expect(await staff.call(calls.cancelBooking, cancel)).toMatchObject({ refundInCents: 6_000 });
  await until(first.end.add({ minutes: 2 }));
  for (const { bookingId } of rentals) expect(await scene.refundsOf(bookingId)).toEqual([]);
  const { problems } = await first.customer.browser.call(calls.myProblems, { bookingId: first.bookingId });
  expect(problems).toMatchObject([{ waitsForStaff: true }]);
});

type Visit = Awaited<ReturnType<typeof soonAt>>;

const jam = ({ program, first: { session } }: Visit) =>
  program.report({ type: 'door-jammed', lockerNumber: session.lockerNumber, sessionId: session.id });
const lack = ({ beach, program }: Visit) =>
  program.report({ type: 'door-closed', lockerNumber: 1, rfids: [beach.tag(1, 'board')] });
const look = async (_: Visit, problemId: string) =>
  (await scene.newAdmin()).browser.call(calls.resolveProblem, { problemId });

test.each([
  ['a door that jams', jam],
  ['a thing that lacks', lack],
  ['staff who look and leave the locker out', look],
])('a cause besides the own word is ours: %s', async (_, happen) => {
  const visit = await soonAt(1, [1]);
  const { id } = await report(visit.first);
  await scene.advance({ minutes: 1 });
  expect(await wouldGoBack(visit.first)).toBe(0);
  await happen(visit, id);
  await scene.advance({ minutes: 1 });
  expect(await wouldGoBack(visit.first)).toBe(2_000);
});

test('what was out of service before somebody says so, and what another says, is ours', async () => {
  const { beach, first } = await soonAt(1, [1]);
  await beach.disableLocker(1);
  await report(first);
  await scene.advance({ minutes: 1 });
  expect(await toldOf(first)).toEqual(['email', 'sms']);
  expect(await wouldGoBack(first)).toBe(2_000);

  const other = await soonAt(1, [1]);
  const next = await scene.rent(other.beach, { slot: other.beach.slot('13:00', '14:00') });
  await report(other.first);
  await until(next.start.subtract({ minutes: 9 }));
  expect(await toldOf(other.first)).toEqual([]);
  expect(await toldOf(next)).toEqual(['email', 'sms']);
  expect(await wouldGoBack(next)).toBe(2_000);
});

test('who has opened no door is believed once for a booking, and twice in thirty days', async () => {
  const rider = await scene.customer();
  for (const isBelieved of [true, true, false]) {
    const { beach, session, report: say } = await atTheStation({ by: rider, lockers: 3, isCollected: false });
    await say('unsafe');
    const { lockerNumber } = await scene.sessionOf(session.id);
    expect(lockerNumber !== session.lockerNumber).toBe(isBelieved);
    // A repeated report closes no other locker, and belongs to the same trouble until staff have looked at all of it.
    const again = await say('unsafe');
    expect((await scene.sessionOf(session.id)).lockerNumber).toBe(lockerNumber);
    expect(await beach.locker(lockerNumber ?? 0)).toMatchObject({ status: 'free' });
    const unsafe = async () => (await beach.alerts()).filter(({ kind }) => kind === 'problem-unsafe');
    expect(await unsafe()).toMatchObject([{ target: session.id, closedAt: null }]);
    const { browser: staff } = await scene.newAdmin();
    await staff.call(calls.resolveProblem, { problemId: again.id });
    expect(await unsafe()).toMatchObject([{ closedAt: null }]);
    const { problems } = await staff.call(calls.problems, { stationId: beach.id, state: 'open' });
    for (const { id: problemId } of problems) await staff.call(calls.resolveProblem, { problemId });
    expect(await unsafe()).toMatchObject([{ closedAt: expect.anything() as unknown }]);
    await scene.advance({ hours: 20 });
    await scene.stayIn();
  }
  const { beach, session, report: say } = await atTheStation({ by: rider, lockers: 1 });
  await say('unsafe');
  expect(await beach.locker(session.lockerNumber ?? 0)).toMatchObject({ status: 'disabled' });
});

/** The booking page opened the door; the renter may be anywhere. */
const openedFromAfar = (session: { id: string; lockerNumber: number | null }) =>
  collected(session, scene.clock.now()).map((one) => (one.type === 'door-opened' ? { ...one, by: 'server' } : one));

test('doors opened from afar, and words about what was behind them, block no station and give no money', async () => {
  const { beach, program, rentals, first } = await soonAt(6, [3, 3]);
  await until(first.start.subtract({ minutes: 7 }));
  for (const { customer, bookingId, sessions } of rentals) {
    for (const { id: sessionId } of sessions) {
      const path = `/api/bookings/${bookingId}/sessions/${sessionId}/open`;
      expect((await customer.browser.post(path, {})).status).toBe(200);
      await program.report(...openedFromAfar(await scene.sessionOf(sessionId)));
    }
    for (const { id: sessionId } of sessions) {
      const said = await customer.browser.call(calls.reportProblem, { bookingId, sessionId, what: 'unsafe' });
      expect(said).toMatchObject({ offers: [], waitsForStaff: true });
      const path = `/api/bookings/${bookingId}/problems/${said.id}/remedy`;
      expect((await customer.browser.post(path, { remedy: 'money-back' })).status).toBe(409);
    }
  }
  const statuses = await Promise.all([1, 2, 3, 4, 5, 6].map(async (number) => (await beach.locker(number)).status));
  expect(statuses.filter((status) => status === 'disabled')).toHaveLength(2);
  expect((await beach.alerts()).filter(({ kind }) => kind === 'problem-unsafe')).toHaveLength(6);
  // Opening it by code proves that the renter is there.
  await program.report(...collected(await scene.sessionOf(first.session.id), scene.clock.now()));
  expect(await report(first)).toMatchObject({ offers: ['money-back'], waitsForStaff: false });
});

test('who opened a door from afar still gets another locker, and the money by staff alone', async () => {
  const { beach, program, session, report: say, choose, own } = await atTheStation({ isCollected: false, lockers: 3 });
  await program.report(...openedFromAfar(session));
  const problem = await say('unsafe');
  expect(await beach.locker(session.lockerNumber ?? 0)).toMatchObject({ status: 'disabled' });
  expect(problem).toMatchObject({ offers: ['another-locker'], waitsForStaff: true });
  expect((await choose(problem.id, 'another-locker')).status).toBe(200);
  expect((await own()).problems).toMatchObject([{ offers: [], waitsForStaff: true }]);
  expect((await choose(problem.id, 'money-back')).status).toBe(409);
});

test('who stands at unsafe boards is believed twice in thirty days, and always offered another', async () => {
  const rider = await scene.customer();
  const { beach, program, bookingId, sessions } = await atTheStation({ by: rider, lockers: 6, count: 3 });
  for (const [index, session] of sessions.entries()) {
    if (index > 0) await program.report(...collected(session, scene.clock.now()));
    const said = { bookingId, sessionId: session.id, what: 'unsafe' } as const;
    const { offers } = await rider.browser.call(calls.reportProblem, said);
    expect(offers).toEqual(['another-locker', 'money-back']);
    expect((await beach.locker(session.lockerNumber ?? 0)).status).toBe(index < 2 ? 'disabled' : 'rented');
  }
  expect((await beach.alerts()).filter(({ kind }) => kind === 'problem-unsafe')).toHaveLength(3);
});

test('a door opened from afar makes no fault of ours of the own word', async () => {
  const { beach, program, first } = await soonAt(1, [1]);
  const next = await scene.rent(beach, { by: first.customer, slot: beach.slot('13:00', '14:00') });
  await program.report(...openedFromAfar(first.session));
  await report(first);
  await until(next.start.subtract({ minutes: 9 }));
  expect(await toldOf(next)).toEqual([]);
  expect(await wouldGoBack(next)).toBe(0);
});

test('a word that takes one board from a booking of three gives back what that one cost', async () => {
  const { beach, program, first } = await soonAt(3, [1]);
  const later = await scene.rent(beach, { slot: beach.slot('14:00', '15:00'), count: 3 });
  const alone = await scene.rent(beach, { slot: beach.slot('16:00', '17:00'), count: 3 });
  await until(first.start);
  await program.report(...collected(first.session, scene.clock.now()));
  await program.report(...returned(first.session, scene.clock.now()));
  await report(first);
  const { customer, bookingId, start } = later;
  await until(start.subtract({ minutes: 9 }));
  expect(await toldOf(later)).toEqual(['email', 'sms']);
  const mail = () => scene.messages.list({ to: customer.account.email }).map(({ text }) => text);
  await expect
    .poll(async () => mail().some((text) => text.includes('for what is missing you get €20.00')), SOON)
    .toBe(true);
  await until(start.add({ minutes: 43 }));
  expect(await wouldGoBack(later)).toBe(2_000);
  const cancel = { bookingId, refundInCents: 2_000 };
  expect(await customer.browser.call(calls.cancelBooking, cancel)).toMatchObject({ refundInCents: 2_000 });
  expect((await scene.refundsOf(bookingId)).map(({ amountInCents }) => amountInCents)).toEqual([2_000]);

  // Here one board is late while others are used; renters who don't come at all get the same at the end.
  await until(alone.start.subtract({ minutes: 9 }));
  const { sessions } = alone;
  const back = (sessionIds: string[]) =>
    alone.customer.browser.call(calls.cancelBooking, { bookingId: alone.bookingId, preview: true, sessionIds });
  const each = await Promise.all(sessions.map(async ({ id }) => (await back([id])).refundInCents));
  expect(each.toSorted((one, other) => one - other)).toEqual([0, 0, 2_000]);
  await until(alone.end.add({ minutes: 2 }));
  expect((await scene.refundsOf(alone.bookingId)).map(({ amountInCents }) => amountInCents)).toEqual([2_000]);
});
