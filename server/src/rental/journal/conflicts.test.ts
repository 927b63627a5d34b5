import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { collected, openLinkScene, returned, type LinkScene } from '../../testing/open-link-scene.ts';

let scene: LinkScene;
beforeAll(async () => {
  scene = await openLinkScene();
});
afterAll(() => scene.close());

const kindsOf = async (beach: { alerts: () => Promise<{ kind: string }[]> }) =>
  (await beach.alerts()).map(({ kind }) => kind);

describe('a cancellation that the station had not heard of', () => {
  /** Booked and known to the station, which then loses its network; then cancelled with a refund of 90 %. */
  async function cancelledOffline() {
    const beach = await scene.beach();
    const program = beach.program();
    await program.begin();
    const rental = await scene.rent(beach);
    await vi.waitFor(() => expect(program.sessions.has(rental.session.id)).toBe(true), SOON);
    await scene.unplug(beach, program);
    const answer = await rental.customer.browser.post(`/api/bookings/${rental.bookingId}/cancel`, {});
    expect(await answer.json()).toMatchObject({ cancelled: true, awaitsStation: true });
    await scene.jobs.drain();
    return { beach, program, ...rental };
  }

  /** The customer's mails about the end of the booking, sent and still to be sent. */
  const toldOf = async (bookingId: string) => {
    const rows = await scene.db.query
      .selectFrom('notices')
      .select(['kind', 'state'])
      .where('bookingId', '=', bookingId)
      .where('channel', '=', 'email')
      .where('kind', 'in', ['cancellation-asked', 'booking-cancelled', 'cancellation-undone'])
      .execute();
    return Object.fromEntries(rows.map(({ kind, state }) => [kind, state]));
  };

  test('pays nothing back and promises nothing before the station has confirmed it', async () => {
    const { program, bookingId, customer } = await cancelledOffline();
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'pending' }]);
    expect(await customer.read(bookingId)).toMatchObject({ status: 'expired', awaitsStation: true });
    await scene.advance({ seconds: 31 });
    expect(await toldOf(bookingId)).toEqual({ 'cancellation-asked': 'sent', 'booking-cancelled': 'queued' });
    await program.begin();
    await vi.waitFor(async () => expect(await toldOf(bookingId)).toMatchObject({ 'booking-cancelled': 'sent' }), SOON);
    expect(await customer.read(bookingId)).toMatchObject({ awaitsStation: false });
    await vi.waitFor(
      async () => expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'succeeded' }]),
      SOON,
    );
  });

  test('is no worry to the customer while the station is connected and about to answer', async () => {
    const { program, session, bookingId, customer } = await cancelledOffline();
    program.keeps.add(session.id);
    await program.begin();
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'pending' }]);
    expect(await customer.read(bookingId)).toMatchObject({ status: 'expired', awaitsStation: false });
  });

  test('is beaten by a start that the journal proves, and nothing is paid back', async () => {
    const { beach, program, session, bookingId } = await cancelledOffline();
    program.keeps.add(session.id);
    await program.begin();
    await program.report(...collected(session, scene.clock.now()));
    await scene.jobs.drain();
    expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'started', code: session.code });
    expect(await scene.bookingOf(bookingId)).toMatchObject({
      status: 'complete',
      cancelledAt: null,
      cancelledBy: null,
    });
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'failed', failureCode: 'rental-started' }]);
    await scene.advance({ minutes: 11 });
    expect(await toldOf(bookingId)).toMatchObject({ 'booking-cancelled': 'dropped', 'cancellation-undone': 'sent' });
    expect(await kindsOf(beach)).toContain('start-beats-cancellation');
    expect(await beach.locker(session.lockerNumber ?? 0)).toMatchObject({ status: 'rented' });
    // The station learns that it was right, and the rental ends like any other.
    await vi.waitFor(() => expect(program.sessions.get(session.id)?.status).toBe('started'), SOON);
    program.keeps.clear();
    await program.report(...returned(session, scene.clock.now()));
    await vi.waitFor(() => expect(program.sessions.has(session.id)).toBe(false), SOON);
    await vi.waitFor(async () => expect((await scene.sessionOf(session.id)).codeKnown).toBe(false), SOON);
  });

  test('of a station that never comes back is paid a day after the booked end', async () => {
    const { bookingId } = await cancelledOffline();
    await scene.advance({ hours: 48 });
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'pending' }]);
    await scene.advance({ hours: 24 });
    await vi.waitFor(
      async () => expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'succeeded' }]),
      SOON,
    );
  });

  test('whose money went back before the start was known is for staff to look after', async () => {
    const { beach, program, session, bookingId } = await cancelledOffline();
    await scene.advance({ hours: 72 });
    await vi.waitFor(
      async () => expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'succeeded' }]),
      SOON,
    );
    program.keeps.add(session.id);
    await program.begin();
    await program.report(...collected(session, session.start));
    const alert = (await beach.alerts()).find(({ kind }) => kind === 'start-beats-cancellation');
    expect(alert?.data).toMatchObject({ bookingId, withdrawnInCents: 0, sentInCents: 1800 });
  });
});

describe('a session that nobody seemed to collect', () => {
  test('waits for a station that is out of reach, and starts when its journal says so', async () => {
    const beach = await scene.beach();
    const session = await scene.book(beach, { startsIn: { minutes: 1 } });
    const out = session.start.add({ minutes: 5 });
    await scene.advance({ hours: 2 });
    expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'created' });
    const program = beach.program({ keeps: [session.id] });
    await program.begin();
    await program.report(...collected(session, out), ...returned(session, out.add({ minutes: 30 })));
    const { status, closeAt, end } = await scene.sessionOf(session.id);
    expect(status).toBe('finished');
    expect(closeAt && Temporal.Instant.compare(closeAt, end)).toBe(-1);
  });

  test('is over for a station that is there', async () => {
    const beach = await scene.beach();
    const session = await scene.book(beach);
    await beach.program().begin();
    await scene.advance({ hours: 2 });
    expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'cancelled' });
  });

  test('and was over starts all the same', async () => {
    const beach = await scene.beach();
    const session = await scene.book(beach);
    const out = scene.clock.now().add({ minutes: 1 });
    await scene.db.query.updateTable('sessions').set({ status: 'cancelled' }).where('id', '=', session.id).execute();
    scene.clock.advance({ minutes: 10 });
    const program = beach.program();
    await program.begin();
    await program.report(...collected(session, out));
    expect(await scene.sessionOf(session.id)).toMatchObject({ status: 'started' });
    expect(await scene.bookingOf(session.bookingId)).toMatchObject({ status: 'complete' });
  });
});

describe('a start elsewhere than planned', () => {
  test('moves the session, and whoever was to have that locker gets another', async () => {
    const beach = await scene.beach({ lockers: 3 });
    const [mine, next] = [await scene.book(beach, { lockerNumber: 1 }), await scene.book(beach, { lockerNumber: 2 })];
    const program = beach.program();
    await program.begin();
    await program.report(...collected({ ...mine, lockerNumber: 2 }, scene.clock.now()));
    expect(await scene.sessionOf(mine.id)).toMatchObject({ status: 'started', lockerNumber: 2 });
    const { lockerNumber } = await scene.sessionOf(next.id);
    expect([1, 3]).toContain(lockerNumber);
  });

  test('leaves whoever finds no other without one', async () => {
    const beach = await scene.beach({ lockers: 2 });
    const [mine, next] = [await scene.book(beach, { lockerNumber: 1 }), await scene.book(beach, { lockerNumber: 2 })];
    const program = beach.program();
    await program.begin();
    await program.report({ type: 'locker-disabled', lockerNumber: 1, reason: 'door-jammed' });
    await program.report(...collected({ ...mine, lockerNumber: 2 }, scene.clock.now()));
    expect(await scene.sessionOf(mine.id)).toMatchObject({ status: 'started', lockerNumber: 2 });
    expect(await scene.sessionOf(next.id)).toMatchObject({ status: 'created', lockerNumber: null });
    await vi.waitFor(() => expect(program.sessions.has(next.id)).toBe(false), SOON);
  });

  test('out of a locker whose board should be out ends that rental, and staff hear of it', async () => {
    const beach = await scene.beach({ lockers: 2 });
    const lost = await scene.book(beach, { lockerNumber: 1 });
    const program = beach.program();
    await program.begin();
    await program.report(...collected(lost, scene.clock.now()));
    scene.clock.advance({ hours: 2 });
    const next = await scene.book(beach, { lockerNumber: 1 });
    await program.report(...collected(next, scene.clock.now()));
    expect(await scene.sessionOf(lost.id)).toMatchObject({ status: 'finished' });
    expect(await scene.sessionOf(next.id)).toMatchObject({ status: 'started' });
    expect(await kindsOf(beach)).toContain('rental-closed-by-next');
    // Its return comes to light late and changes nothing about the board that is out now.
    await program.report(...returned(lost, scene.clock.now()));
    expect(await beach.locker(1)).toMatchObject({ status: 'rented' });
  });
});

test('a revived session whose code went to somebody else loses it, and staff hear of it', async () => {
  const beach = await scene.beach({ lockers: 2 });
  const [gone, other] = [await scene.book(beach), await scene.book(beach, { lockerNumber: 2 })];
  const { code } = await scene.sessionOf(gone.id);
  const { query } = scene.db;
  await query
    .updateTable('sessions')
    .set({ status: 'cancelled', codeKnown: false })
    .where('id', '=', gone.id)
    .execute();
  await query.updateTable('sessions').set({ code }).where('id', '=', other.id).execute();
  const program = beach.program();
  await program.begin();
  await program.report(...collected(gone, scene.clock.now()));
  expect(await scene.sessionOf(gone.id)).toMatchObject({ status: 'started', code: null });
  expect(await kindsOf(beach)).toContain('door-code-lost');
});

test('a return after staff had closed the session counts with the earlier moment', async () => {
  const beach = await scene.beach();
  const session = await scene.book(beach);
  const program = beach.program();
  await program.begin();
  await program.report(...collected(session, scene.clock.now()));
  const back = scene.clock.now();
  scene.clock.advance({ hours: 3 });
  const closed = { status: 'finished', closeAt: scene.clock.now() } as const;
  await scene.db.query.updateTable('sessions').set(closed).where('id', '=', session.id).execute();
  await program.report(...returned(session, back));
  const { closeAt } = await scene.sessionOf(session.id);
  // Not three hours later. On a busy machine the two clocks are read seconds apart.
  expect(closeAt?.until(back).abs().total('minutes')).toBeLessThan(5);
  expect(await beach.locker(1)).toMatchObject({ status: 'free' });
});

describe('a single board that was cancelled while the station was out of reach', () => {
  async function oneCancelledOffline() {
    const beach = await scene.beach({ lockers: 2 });
    const program = beach.program();
    await program.begin();
    const rental = await scene.rent(beach, { count: 2 });
    const [first, second] = await scene.sessionsOf(rental.bookingId);
    if (!first || !second) throw new Error('no boards');
    await vi.waitFor(() => expect(program.sessions.size).toBe(2), SOON);
    await scene.unplug(beach, program);
    await rental.customer.browser.post(`/api/bookings/${rental.bookingId}/cancel`, { sessionIds: [first.id] });
    await scene.jobs.drain();
    return { ...rental, beach, program, first, second };
  }
  const mailsOf = async (bookingId: string) => {
    const rows = await scene.db.query
      .selectFrom('notices')
      .select(['kind', 'state'])
      .where('bookingId', '=', bookingId)
      .where('channel', '=', 'email')
      .where('kind', 'in', ['board-cancellation-asked', 'boards-cancelled', 'board-cancellation-undone'])
      .execute();
    return Object.fromEntries(rows.map(({ kind, state }) => [kind, state]));
  };

  test('is paid back once the station has forgotten its code, although it knows that of the other', async () => {
    const { bookingId, customer, program } = await oneCancelledOffline();
    expect(await customer.read(bookingId)).toMatchObject({ status: 'complete', awaitsStation: true });
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'pending' }]);
    await scene.advance({ seconds: 31 });
    expect(await mailsOf(bookingId)).toEqual({ 'board-cancellation-asked': 'sent', 'boards-cancelled': 'queued' });
    await program.begin();
    await vi.waitFor(async () => expect(await mailsOf(bookingId)).toMatchObject({ 'boards-cancelled': 'sent' }), SOON);
    await vi.waitFor(
      async () => expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'succeeded' }]),
      SOON,
    );
    expect(await customer.read(bookingId)).toMatchObject({ awaitsStation: false, metadata: { count: '1' } });
  });

  test('counts again when the journal proves that it was collected', async () => {
    const { beach, bookingId, customer, program, first } = await oneCancelledOffline();
    program.keeps.add(first.id);
    await program.begin();
    await program.report(...collected(first, scene.clock.now()));
    await scene.jobs.drain();
    expect(await customer.read(bookingId)).toMatchObject({ status: 'complete', metadata: { count: '2' } });
    expect(await scene.refundsOf(bookingId)).toMatchObject([{ state: 'failed', failureCode: 'rental-started' }]);
    await scene.advance({ minutes: 11 });
    expect(await mailsOf(bookingId)).toMatchObject({
      'boards-cancelled': 'dropped',
      'board-cancellation-undone': 'sent',
    });
    expect(await kindsOf(beach)).toContain('start-beats-cancellation');
  });
});
