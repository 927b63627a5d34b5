import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { MAX_REPORTS_PER_BOOKING } from '@laine/rules/constants.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

describe('a report', () => {
  test('stands in the timeline of locker, thing and booking, and staff are told', async () => {
    const { beach, bookingId, session, report, own } = await atTheStation();
    const problem = await report('damaged-paddle', 'The blade is cracked');
    expect(problem).toMatchObject({ what: 'damaged-paddle', lockerNumber: session.lockerNumber, remedy: null });
    expect((await own()).problems).toMatchObject([{ id: problem.id, words: 'The blade is cracked' }]);
    const alert = { kind: 'problem-reported', target: problem.id, closedAt: null };
    expect(await beach.alerts()).toContainEqual(expect.objectContaining(alert));
    const line = { title: 'problem-reported', lockerNumber: session.lockerNumber, sessionId: session.id };
    expect(await beach.logs()).toContainEqual(expect.objectContaining(line));

    const { browser: owner, account } = await scene.customer();
    const createdAt = scene.clock.now();
    await scene.db.query
      .insertInto('stationOwners')
      .values({ stationId: beach.id, accountId: account.id, createdAt })
      .execute();
    const itemId = `${beach.id}-${session.lockerNumber}-paddle`;
    for (const filter of [
      { itemId },
      { bookingId },
      { stationId: beach.id, lockerNumber: session.lockerNumber ?? 0 },
    ]) {
      expect((await owner.call(calls.problems, filter)).problems.map(({ id }) => id)).toEqual([problem.id]);
    }
    await owner.call(calls.resolveProblem, { problemId: problem.id });
    expect((await owner.call(calls.problems, { state: 'open' })).total).toBe(0);
    expect((await own()).problems[0]?.resolvedAt).not.toBeNull();
    expect((await beach.alerts()).find(({ target }) => target === problem.id)?.closedAt).not.toBeNull();
  });

  test('is for the renter alone, until a day after the end, and not without end', async () => {
    const { bookingId, session, customer, own, end, program } = await atTheStation();
    const path = `/api/bookings/${bookingId}/problems`;
    const body = { sessionId: session.id, what: 'dirty' };
    const stranger = await scene.customer();
    expect(refusalOf(await stranger.browser.post(path, body))).toBe('not-found');
    expect((await stranger.browser.fetch(path)).status).toBe(404);
    for (let count = 0; count < MAX_REPORTS_PER_BOOKING; count += 1) await customer.browser.post(path, body);
    expect(refusalOf(await customer.browser.post(path, body))).toBe('too-many-problems');
    await program.report(...returned(session, scene.clock.now()));
    await scene.db.query.deleteFrom('problems').where('bookingId', '=', bookingId).execute();
    await until(end.add({ hours: 23 }));
    expect((await customer.browser.post(path, body)).status).toBe(200);
    await until(end.add({ hours: 24 }));
    expect(refusalOf(await customer.browser.post(path, body))).toBe('too-late-to-report');
    expect((await own()).reportable).toEqual([]);
  });

  test('that something is not safe takes the locker out of service at once', async () => {
    const { beach, session, report, program } = await atTheStation();
    const next = await scene.book(beach, { startsIn: { hours: 2 }, lockerNumber: session.lockerNumber ?? 0 });
    const problem = await report('unsafe', 'A sharp edge');
    expect(await beach.locker(session.lockerNumber ?? 0)).toMatchObject({ status: 'disabled' });
    expect((await beach.alerts()).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['problem-unsafe', 'locker-disabled']),
    );
    expect((await scene.sessionOf(next.id)).lockerNumber).not.toBe(session.lockerNumber);
    expect(problem.offers).toContain('money-back');
    // The board comes back, and the locker stays out of service.
    await program.report(...returned(session, scene.clock.now()));
    expect(await beach.locker(session.lockerNumber ?? 0)).toMatchObject({ status: 'disabled' });
  });

  test('that a board cannot be returned stops the clock until staff have looked', async () => {
    const { session, report, beach, customer, bookingId } = await atTheStation();
    await report('cannot-return');
    const { booking } = await customer.browser.call(calls.booking, { bookingId });
    expect(booking.returns.questions).toMatchObject([{ sessionId: session.id, why: 'cannot-return' }]);
    expect((await beach.alerts()).map(({ kind }) => kind)).toContain('return-in-question');
  });

  test('that something is not safe outlives a return that was in question', async () => {
    const { beach, session, program } = await atTheStation();
    const lockerNumber = session.lockerNumber ?? 0;
    const said = { lockerNumber, sessionId: session.id, at: scene.clock.now() };
    await program.report(
      { type: 'problem-reported', what: 'cannot-return', ...said },
      { type: 'return-questioned', why: 'cannot-return', ...said },
      { type: 'problem-reported', what: 'unsafe', ...said },
      { type: 'return-withdrawn', ...said },
    );
    expect((await beach.alerts()).filter(({ kind }) => kind === 'return-in-question')).toHaveLength(1);
    expect(await beach.locker(lockerNumber)).toMatchObject({ status: 'disabled' });
    await program.report(...returned(session, scene.clock.now()));
    expect(await beach.locker(lockerNumber)).toMatchObject({ status: 'disabled' });
  });

  test('at the screen reaches us with the journal, at the time it was made', async () => {
    const { beach, session, program, own } = await atTheStation();
    const at = scene.clock.now();
    scene.clock.advance({ minutes: 3 });
    const { lockerNumber } = session;
    await program.report({ type: 'problem-reported', lockerNumber, sessionId: session.id, what: 'unsafe', at });
    const { problems } = await own();
    expect(problems).toMatchObject([{ what: 'unsafe', reportedFrom: 'screen', offers: expect.any(Array) as unknown }]);
    const late = at.until(Temporal.Instant.from(problems[0]?.happenedAt ?? '')).total('seconds');
    expect(late).toBeLessThan(30);
    expect(await beach.locker(lockerNumber ?? 0)).toMatchObject({ status: 'disabled' });
    const lines = (await beach.logs()).filter(({ title }) => title === 'problem-reported');
    expect(lines).toHaveLength(1);
  });
});

describe('in the first minutes', () => {
  test('where no locker is free, only the money is offered', async () => {
    const { report, choose } = await atTheStation({ lockers: 1 });
    const problem = await report('dirty');
    expect(problem.offers).toEqual(['money-back']);
    expect(refusalOf(await choose(problem.id, 'another-locker'))).toBe('remedy-not-offered');
  });

  test('all the money comes back, once, as soon as the board is back', async () => {
    const { bookingId, customer, program, session, report, choose, own } = await atTheStation();
    const first = await report('damaged-board');
    const second = await report('dirty');
    const answers = await Promise.all([choose(first.id, 'money-back'), choose(second.id, 'money-back')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await scene.jobs.drain();
    const refund = { purpose: 'operator-fault', amountInCents: 2_000 };
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ ...refund, state: 'pending' }]);
    const told = (await own()).problems.find(({ remedy }) => remedy === 'money-back');
    expect(told?.moneyBack).toMatchObject({ isOut: true, isWhole: true, refundInCents: 2_000 });
    const returnBy = Temporal.Instant.from(told?.moneyBack?.returnBy ?? '');
    expect(Math.round(scene.clock.now().until(returnBy).total('minutes'))).toBe(30);
    // The clock runs on while the station reports it.
    const backAt = returnBy.subtract({ seconds: 30 });
    await until(backAt);
    await program.report(...returned(session, backAt));
    // Its code works once more for forgotten things, so the board may still be taken again.
    await scene.advance({ minutes: 14 });
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ ...refund, state: 'pending' }]);
    expect((await customer.read(bookingId)).refundedInCents).toBe(0);
    await scene.advance({ minutes: 2 });
    await expect.poll(() => scene.refundsOf(bookingId), SOON).toMatchObject([{ ...refund, state: 'succeeded' }]);
    expect((await customer.read(bookingId)).refundedInCents).toBe(2_000);
  });

  test('who uses the board on gets the part for the time that was left', async () => {
    const { bookingId, program, session, end, report, choose, own } = await atTheStation();
    await choose((await report('damaged-board')).id, 'money-back');
    await until(end.subtract({ minutes: 15 }));
    await program.report(...returned(session, scene.clock.now()));
    await scene.advance({ minutes: 16 });
    const sent = async () => (await scene.refundsOf(bookingId)).filter(({ state }) => state === 'succeeded');
    await expect.poll(sent, SOON).toMatchObject([{ purpose: 'operator-fault', amountInCents: 500 }]);
    expect((await own()).problems[0]?.moneyBack).toMatchObject({ isOut: false, isWhole: false, refundInCents: 500 });
  });

  test('time that staff gave is no time that was left', async () => {
    const { bookingId, program, session, end, report, choose } = await atTheStation();
    const { browser } = await scene.newAdmin();
    await browser.call(calls.editSession, { sessionId: session.id, end: end.add({ hours: 2 }).toString() });
    await choose((await report('damaged-board')).id, 'money-back');
    await until(end.subtract({ minutes: 15 }));
    await program.report(...returned(session, scene.clock.now()));
    await scene.advance({ minutes: 16 });
    const sent = async () => (await scene.refundsOf(bookingId)).filter(({ state }) => state === 'succeeded');
    await expect.poll(sent, SOON).toMatchObject([{ amountInCents: 500 }]);
  });

  test('a board taken once more after its return is out again, and its money waits', async () => {
    const { bookingId, program, session, end, report, choose } = await atTheStation();
    await choose((await report('damaged-board')).id, 'money-back');
    const at = scene.clock.now();
    await program.report(...returned(session, at));
    await scene.advance({ minutes: 11 });
    const { lockerNumber } = session;
    await program.report({ type: 'session-reopened', sessionId: session.id, lockerNumber, at: scene.clock.now() });
    await until(end);
    await program.report(...returned(session, end));
    await scene.advance({ minutes: 20 });
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'failed', failureCode: 'board-kept' }]);
  });

  test('a board that is kept out is searched for, although the door of the other one stayed shut', async () => {
    const { beach, bookingId, program, sessions, end, report, choose } = await atTheStation({ count: 2 });
    await choose((await report('damaged-board')).id, 'money-back');
    const [, other] = sessions;
    await program.report({
      type: 'door-jammed',
      lockerNumber: other?.lockerNumber ?? 0,
      sessionId: other?.id ?? '',
    });
    await until(end.add({ minutes: 1 }));
    expect(await scene.bookingOf(bookingId)).toMatchObject({ status: 'complete', count: 1 });
    await until(end.add({ hours: 1, minutes: 1 }));
    expect((await beach.alerts()).map(({ kind }) => kind)).toContain('not-back');
  });

  test('a board that never comes back gives no money, and one that staff have found does', async () => {
    const { bookingId, session, report, choose } = await atTheStation();
    await choose((await report('damaged-board')).id, 'money-back');
    const chosenAt = scene.clock.now();
    await scene.advance({ hours: 72 });
    // The price of being late is a separate matter.
    const refunds = async () =>
      (await scene.refundsOf(bookingId)).filter(({ purpose }) => purpose === 'operator-fault');
    expect(await refunds()).toMatchObject([{ state: 'pending' }]);
    const { browser: staff } = await scene.newAdmin();
    const found = {
      sessionId: session.id,
      at: chosenAt.add({ minutes: 5 }).toString(),
      reason: 'In the reeds',
      board: 'back' as const,
    };
    await staff.call(calls.endSession, found);
    await scene.advance({ minutes: 2 });
    await expect.poll(refunds, SOON).toMatchObject([{ state: 'succeeded', amountInCents: 2_000 }]);
  });

  test('of several boards one has its share', async () => {
    const { bookingId, report, choose } = await atTheStation({ lockers: 3, count: 3 });
    const problem = await report('damaged-board');
    await choose(problem.id, 'money-back');
    await scene.jobs.drain();
    await expect.poll(() => scene.refundsOf(bookingId), SOON).toMatchObject([{ amountInCents: 2_000 }]);
  });

  test('a board that staff gave besides has cost nothing, and gives no money back', async () => {
    const { bookingId, beach, program, session, start, end, report, choose, customer } = await atTheStation({
      lockers: 4,
    });
    const { browser: staff } = await scene.newAdmin();
    const slot = { stationId: beach.id, start: start.toString(), end: end.toString() };
    const { id: extraId } = await staff.call(calls.newSession, { ...slot, bookingId });
    await program.report(...collected(await scene.sessionOf(extraId), scene.clock.now()));
    const say = (sessionId: string) =>
      customer.browser.call(calls.reportProblem, { bookingId, sessionId, what: 'damaged-board' });
    const problem = await say(extraId);
    expect(problem.offers).toEqual(['another-locker']);
    expect(refusalOf(await choose(problem.id, 'money-back'))).toBe('remedy-not-offered');
    // Neither is its replacement, chosen or unavailable.
    await choose(problem.id, 'another-locker');
    await program.report(...returned(await scene.sessionOf(extraId), scene.clock.now()));
    const second = (await scene.sessionsOf(bookingId)).find(({ replaces }) => replaces === extraId);
    if (!second) throw new Error('nothing stands in');
    await program.report({ type: 'door-jammed', lockerNumber: second.lockerNumber, sessionId: second.id });
    expect((await say(second.id)).offers).toEqual([]);
    const paid = await report('damaged-board');
    expect(paid.offers).toContain('money-back');
    await until(end.add({ minutes: 2 }));
    expect(await scene.refundsOf(bookingId)).toEqual([]);
    expect((await customer.read(bookingId)).metadata.count).toBe('1');
    expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'started' });
  });

  test('the other boards are cancelled for what they have cost', async () => {
    const { beach, bookingId, customer, program, sessions, report, choose } = await atTheStation({
      lockers: 3,
      count: 3,
      isCollected: false,
    });
    const [session] = sessions;
    const jam = { lockerNumber: session?.lockerNumber ?? 0, sessionId: session?.id, at: scene.clock.now() };
    await program.report({ type: 'door-jammed', ...jam });
    const problem = await report('door-does-not-open');
    await choose(problem.id, 'money-back');
    expect((await customer.read(bookingId)).metadata.count).toBe('2');
    const staff = await scene.newAdmin();
    const cancel = (sessionIds?: string[]) =>
      staff.browser.call(calls.cancelBooking, { bookingId, preview: true, ...(sessionIds && { sessionIds }) });
    expect(await cancel([sessions[1]?.id ?? ''])).toMatchObject({ paidInCents: 2_000, refundInCents: 2_000 });
    expect(await cancel()).toMatchObject({ paidInCents: 4_000, refundInCents: 4_000 });
    await beach.set({ status: 'disabled' });
    await customer.browser.call(calls.cancelBooking, { bookingId, refundInCents: 4_000 });
    const refunds = await scene.refundsOf(bookingId);
    expect(refunds.map(({ amountInCents }) => amountInCents).toSorted((a, b) => a - b)).toEqual([2_000, 4_000]);
  });

  test('the money that was chosen stays promised when the news of the start come later', async () => {
    const { beach, bookingId, program, start, session, report, choose } = await atTheStation({ isCollected: false });
    await scene.unplug(beach, program);
    const problem = await report('damaged-board');
    expect((await choose(problem.id, 'money-back')).status).toBe(200);
    await program.begin();
    await program.report(...collected(session, start));
    expect((await beach.alerts()).map(({ kind }) => kind)).not.toContain('start-beats-cancellation');
    await program.report(...returned(session, scene.clock.now()));
    await scene.advance({ minutes: 16 });
    const refund = { purpose: 'operator-fault', amountInCents: 2_000, state: 'succeeded' };
    await expect.poll(() => scene.refundsOf(bookingId), SOON).toMatchObject([refund]);
  });

  test('the second locker of one board can be given up', async () => {
    const { bookingId, customer, session, report, choose } = await atTheStation();
    const problem = await report('dirty');
    await choose(problem.id, 'another-locker');
    const second = (await scene.sessionsOf(bookingId)).find(({ id }) => id !== session.id);
    const wish = { bookingId, sessionIds: [second?.id ?? ''] };
    expect(await customer.browser.call(calls.cancelBooking, wish)).toMatchObject({ cancelled: true, refundInCents: 0 });
    expect((await customer.read(bookingId)).metadata.count).toBe('1');
  });

  test('and not later', async () => {
    const { start, report, choose } = await atTheStation();
    const early = await report('dirty');
    await until(start.add({ minutes: 16 }));
    expect((await report('damaged-board')).offers).toEqual([]);
    await until(start.add({ minutes: 31 }));
    expect(refusalOf(await choose(early.id, 'money-back'))).toBe('remedy-not-offered');
  });
});
