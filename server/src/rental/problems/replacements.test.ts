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

const refusalOf = (answer: Response) => answer.headers.get('x-refusal');
const { atTheStation, until } = stationVisits(() => scene);

async function replacementOf(bookingId: string) {
  const found = (await scene.sessionsOf(bookingId)).find(({ replaces }) => replaces !== null);
  if (!found) throw new Error('nothing stands in');
  return found;
}

test('another locker is kept without a code until the first board is back, and its code then opens', async () => {
  const { bookingId, session, program, report, choose, own } = await atTheStation();
  const problem = await report('damaged-board');
  expect(problem.offers).toEqual(['another-locker', 'money-back']);
  const chosen = await Promise.all([1, 2].map(() => choose(problem.id, 'another-locker')));
  expect(chosen.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const second = await replacementOf(bookingId);
  expect(second).toMatchObject({ status: 'created', code: null, end: session.end, replaces: session.id });
  expect(second.lockerNumber).not.toBe(session.lockerNumber);
  const [told] = (await own()).problems;
  expect(told).toMatchObject({ replacement: { state: 'waiting' }, offers: ['money-back'] });
  expect(program.sessions.has(second.id)).toBe(false);
  scene.clock.advance({ minutes: 1 });
  await program.report(...returned(session, scene.clock.now()));
  expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'finished' });
  const { code } = await scene.sessionOf(second.id);
  expect(code).toMatch(/^\d{4}$/);
  expect(code).not.toBe(session.code);
  expect((await own()).problems).toMatchObject([{ replacement: { state: 'ready' } }]);
  // The station learns which board it replaces: that door no longer opens for forgotten things.
  await expect.poll(() => program.sessions.get(second.id)?.replaces, SOON).toBe(session.id);
  expect(await scene.refundsOf(bookingId)).toEqual([]);
});

test('whom the door did not let in gets another one, and the old code dies', async () => {
  const { bookingId, session, program, report, choose } = await atTheStation({ isCollected: false });
  const problem = await report('door-does-not-open');
  // A renter who hasn't even tried gets no money back: a late cancellation wouldn't give any either.
  expect(problem.offers).toEqual(['another-locker']);
  expect((await choose(problem.id, 'another-locker')).status).toBe(200);
  expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'cancelled' });
  const second = await replacementOf(bookingId);
  expect(second).toMatchObject({ status: 'created', code: expect.any(String) as unknown });
  // The journal shows later that the board was taken after all: then there is no second one.
  await program.report(...collected(session, scene.clock.now()));
  expect(await scene.sessionOf(second.id)).toMatchObject({ status: 'cancelled' });
});

test('a board that was looked at and put back is exchanged at once, and its code opens no more', async () => {
  const { beach, bookingId, program, session, report, choose } = await atTheStation();
  const lockerNumber = session.lockerNumber ?? 0;
  scene.clock.advance({ minutes: 1 });
  const rfids = ['board', 'paddle', 'vest'].map((kind) => beach.tag(lockerNumber, kind));
  await program.report({ type: 'door-closed', lockerNumber, rfids, at: scene.clock.now() });
  const problem = await report('damaged-board');
  await choose(problem.id, 'another-locker');
  expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'finished' });
  expect(await beach.locker(lockerNumber)).toMatchObject({ status: 'free' });
  expect((await replacementOf(bookingId)).code).toMatch(/^\d{4}$/);
  await expect.poll(() => program.sessions.has(session.id), SOON).toBe(false);
});

test('one more hour costs a board and what stands in for it once', async () => {
  const { bookingId, customer, report, choose } = await atTheStation({ lockers: 3 });
  const price = async () =>
    (await customer.browser.call(calls.extendBooking, { bookingId, preview: true })).priceInCents;
  const before = await price();
  await choose((await report('damaged-board')).id, 'another-locker');
  expect(await price()).toBe(before);
  await customer.browser.call(calls.extendBooking, { bookingId });
  const ends = (await scene.sessionsOf(bookingId)).map(({ end }) => end.toString());
  expect(new Set(ends).size).toBe(1);
});

test('an hour that was paid for a board goes back with the replacement, whoever gives the money', async () => {
  const taken = async () => {
    const visit = await atTheStation({ lockers: 3 });
    await visit.customer.browser.call(calls.extendBooking, { bookingId: visit.bookingId });
    await visit.choose((await visit.report('damaged-board')).id, 'another-locker');
    await visit.program.report(...returned(visit.session, scene.clock.now()));
    return { ...visit, second: await replacementOf(visit.bookingId) };
  };
  const sums = async (bookingId: string) =>
    (await scene.refundsOf(bookingId)).map(({ amountInCents }) => amountInCents).toSorted((a, b) => b - a);

  const shut = await atTheStation({ lockers: 4, count: 2, isCollected: false });
  await shut.customer.browser.call(calls.extendBooking, { bookingId: shut.bookingId });
  await shut.choose((await shut.report('door-does-not-open')).id, 'another-locker');
  const { browser: staff } = await scene.newAdmin();
  expect(await staff.call(calls.cancelBooking, { bookingId: shut.bookingId })).toMatchObject({
    refundInCents: 5_500,
    paidInCents: 5_500,
  });

  const ridden = await taken();
  await ridden.program.report(...collected(ridden.second, scene.clock.now()));
  const { bookingId, customer, second } = ridden;
  const again = await customer.browser.call(calls.reportProblem, {
    bookingId,
    sessionId: second.id,
    what: 'damaged-board',
  });
  await ridden.choose(again.id, 'money-back');
  expect(await sums(bookingId)).toEqual([2_000, 750]);

  const jammed = await taken();
  await jammed.program.report({
    type: 'door-jammed',
    lockerNumber: jammed.second.lockerNumber,
    sessionId: jammed.second.id,
  });
  await until(jammed.end.add({ hours: 1, minutes: 1 }));
  expect(await sums(jammed.bookingId)).toEqual([2_000, 750]);
});

test('a return that no reader saw gives no second board, and staff agree to it', async () => {
  const { beach, bookingId, program, session, report, choose, own } = await atTheStation();
  const problem = await report('damaged-board');
  await choose(problem.id, 'another-locker');
  expect((await beach.alerts()).at(-1)).toMatchObject({ kind: 'replacement-asked', closedAt: null });
  scene.clock.advance({ minutes: 1 });
  const [opened, , finished] = returned(session, scene.clock.now());
  const unseen = { type: 'door-closed', lockerNumber: session.lockerNumber, rfids: null, at: scene.clock.now() };
  await program.report(...[opened, unseen, finished].flatMap((event) => event ?? []));
  const second = await replacementOf(bookingId);
  expect(second).toMatchObject({ status: 'created', code: null });
  const { browser: staff } = await scene.newAdmin();
  const [reported] = (await staff.call(calls.problems, { bookingId })).problems;
  expect(reported?.replacement).toMatchObject({ state: 'waiting' });
  await staff.call(calls.agreeToReplacement, { problemId: problem.id });
  expect(await scene.sessionOf(second.id)).toMatchObject({ code: expect.any(String) as unknown });
  expect((await beach.alerts()).find(({ kind }) => kind === 'replacement-asked')?.closedAt).not.toBeNull();
  expect((await own()).problems[0]?.replacement).toMatchObject({ state: 'ready' });
});

test('one paid board never empties a station: one replacement, then money, and all of it back for the money', async () => {
  const { beach, bookingId, customer, program, session, start, end, report, choose } = await atTheStation({
    lockers: 4,
  });
  const first = await report('damaged-board');
  await choose(first.id, 'another-locker');
  const second = await replacementOf(bookingId);
  const post = (path: string, body = {}) => customer.browser.post(`/api/bookings/${bookingId}${path}`, body);
  // Neither the page's own button nor a friend's ticket opens a waiting replacement.
  expect((await post(`/sessions/${second.id}/open`)).status).toBe(404);
  expect(refusalOf(await post(`/sessions/${second.id}/share`))).toBe('ticket-not-shareable');
  // Nor does a second report of either board.
  expect((await report('dirty')).offers).toEqual([]);
  const reportSecond = () =>
    customer.browser.call(calls.reportProblem, { bookingId, sessionId: second.id, what: 'damaged-board' });
  expect((await reportSecond()).offers).toEqual([]);
  await until(start.add({ minutes: 10 }));
  await program.report(...returned(session, scene.clock.now()));
  await program.report(...collected(second, scene.clock.now()));
  const last = await reportSecond();
  expect(last.offers).toEqual(['money-back']);
  expect(refusalOf(await choose(last.id, 'another-locker'))).toBe('remedy-not-offered');
  expect(await scene.sessionsOf(bookingId)).toHaveLength(2);
  await expect(
    scene.db.query
      .updateTable('sessions')
      .set({ replaces: session.id })
      .where('id', '=', (await scene.book(beach, { startsIn: { hours: 5 } })).id)
      .execute(),
  ).rejects.toMatchObject({ code: '23505' });
  await choose(last.id, 'money-back');
  // The half hour counts from the first choice, whatever was exchanged since.
  const backAt = end.subtract({ minutes: 15 });
  await until(backAt);
  // The clock runs on during jobs, and two seconds are a cent.
  await program.report(...returned(second, backAt));
  await scene.advance({ minutes: 16 });
  const sent = async () => (await scene.refundsOf(bookingId)).filter(({ state }) => state === 'succeeded');
  await expect.poll(sent, SOON).toMatchObject([{ purpose: 'operator-fault', amountInCents: 500 }]);
});

test('of three boards one at a time is exchanged, and a locker is not kept for ever', async () => {
  const { bookingId, customer, program, sessions, start, report, choose, own } = await atTheStation({
    lockers: 6,
    count: 3,
  });
  const [, other] = sessions;
  if (!other) throw new Error('no second board');
  await program.report(...collected(other, scene.clock.now()));
  const first = await report('damaged-board');
  await choose(first.id, 'another-locker');
  const reportOther = () =>
    customer.browser.call(calls.reportProblem, { bookingId, sessionId: other.id, what: 'damaged-board' });
  expect((await reportOther()).offers).toEqual(['money-back']);
  await until(start.add({ minutes: 31 }));
  expect(await replacementOf(bookingId)).toMatchObject({ status: 'cancelled' });
  const told = (await own()).problems.find(({ id }) => id === first.id);
  expect(told).toMatchObject({ replacement: { state: 'over' }, offers: ['money-back'] });
  expect((await choose(first.id, 'money-back')).status).toBe(200);
  const { moneyBack } = (await own()).problems.find(({ id }) => id === first.id) ?? {};
  expect(moneyBack?.returnBy).toBe(told?.replacement?.keptUntil);
});

test('a door that is held shut gives one other locker, and closes no third: then staff help, or the money goes back', async () => {
  const { beach, bookingId, program, session, report, choose } = await atTheStation({ lockers: 5, isCollected: false });
  const jam = async (lockerNumber: number | null) => {
    await program.report({ type: 'door-jammed', lockerNumber, sessionId: session.id });
    await program.report({ type: 'locker-disabled', lockerNumber, reason: 'door-jammed' });
  };
  await jam(session.lockerNumber);
  const second = await scene.sessionOf(session.id);
  expect(second.lockerNumber).not.toBe(session.lockerNumber);
  // The person standing there hears which locker it is now.
  await scene.jobs.drain();
  const told = scene.db.query.selectFrom('notices').select(['kind', 'channel', 'state']);
  expect(await told.where('bookingId', '=', bookingId).where('kind', '=', 'booking-changed').execute()).toEqual([
    { kind: 'booking-changed', channel: 'email', state: 'sent' },
    { kind: 'booking-changed', channel: 'sms', state: 'sent' },
  ]);
  await jam(second.lockerNumber);
  await scene.advance({ minutes: 1 });
  expect((await scene.sessionOf(session.id)).lockerNumber).toBe(second.lockerNumber);
  expect((await beach.alerts()).map(({ kind }) => kind)).toContain('board-not-ready');
  const problem = await report('door-does-not-open');
  expect(problem.offers).toEqual(['money-back']);
  expect(refusalOf(await choose(problem.id, 'another-locker'))).toBe('remedy-not-offered');
  const lockers = await Promise.all([1, 2, 3, 4, 5].map((number) => beach.locker(number)));
  expect(lockers.filter(({ status }) => status === 'disabled')).toHaveLength(2);
  // Staff may still give them one.
  const { browser: staff } = await scene.newAdmin();
  const free = [1, 2, 3].find((number) => number !== session.lockerNumber && number !== second.lockerNumber);
  await staff.call(calls.editSession, { sessionId: session.id, lockerNumber: free });
  expect((await scene.sessionOf(session.id)).lockerNumber).toBe(free);
});

test('who rides and takes the money back again and again waits for staff the third time in thirty days', async () => {
  const rider = await scene.customer();
  const ride = async () => {
    const visit = await atTheStation({ by: rider });
    scene.clock.advance({ minutes: 14 });
    const problem = await visit.report('damaged-board');
    const chosen = await visit.choose(problem.id, 'money-back');
    scene.clock.advance({ minutes: 29 });
    await visit.program.report(...returned(visit.session, scene.clock.now()));
    await scene.advance({ hours: 20 });
    return { ...visit, problem, chosen };
  };
  for (const _ of [1, 2]) expect((await ride()).chosen.status).toBe(200);
  const third = await ride();
  expect(third.problem).toMatchObject({ offers: ['another-locker'], waitsForStaff: true });
  expect(refusalOf(third.chosen)).toBe('remedy-not-offered');
  expect(await scene.refundsOf(third.bookingId)).toEqual([]);
  const { browser: staff } = await scene.newAdmin();
  const { bookingId } = third;
  expect(await staff.call(calls.adminBooking, { bookingId })).toMatchObject({ isMoneyBackUsedUp: true });
  // A ride doesn't become free through a replacement whose door somebody holds shut.
  const fourth = await atTheStation({ by: rider, lockers: 3 });
  scene.clock.advance({ minutes: 14 });
  await fourth.choose((await fourth.report('dirty')).id, 'another-locker');
  scene.clock.advance({ minutes: 29 });
  await fourth.program.report(...returned(fourth.session, scene.clock.now()));
  const { id: sessionId, lockerNumber } = await replacementOf(fourth.bookingId);
  await fourth.program.report({ type: 'door-jammed', lockerNumber, sessionId });
  await scene.advance({ hours: 20 });
  expect(await scene.refundsOf(fourth.bookingId)).toEqual([]);
  // A door that didn't open gave nobody a ride.
  const shut = await atTheStation({ by: rider, isCollected: false });
  await shut.program.report({
    type: 'door-jammed',
    lockerNumber: shut.session.lockerNumber,
    sessionId: shut.session.id,
  });
  expect(await shut.report('door-does-not-open')).toMatchObject({ waitsForStaff: false });
  await scene.advance({ hours: 31 * 24 });
  await scene.stayIn();
  expect((await ride()).chosen.status).toBe(200);
});
