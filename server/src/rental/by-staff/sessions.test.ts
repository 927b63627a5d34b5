import { calls } from '@laine/contract/calls.ts';
import { Declined } from '@laine/contract/client.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { foldStatusCounts } from '../../ground/db/fold-status-counts.ts';
import { collected, openLinkScene, type LinkScene } from '../../testing/open-link-scene.ts';

let scene: LinkScene;
let admin: Awaited<ReturnType<LinkScene['newAdmin']>>;
beforeAll(async () => {
  scene = await openLinkScene();
  admin = await scene.newAdmin();
});
beforeEach(() => scene.stayIn());
afterAll(() => scene.close());

type Wish = Parameters<typeof make>[0];

const make = (wish: { stationId: string; start: string; end: string; lockerNumber?: number; bookingId?: string }) =>
  admin.browser.call(calls.newSession, wish);

const refusalOf = async (act: Promise<unknown>) => {
  const error = await act.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return error instanceof Declined ? error.code : error;
};

async function ownerOf(stationId: string) {
  const owner = await scene.customer();
  const ownership = { stationId, accountId: owner.account.id, createdAt: scene.clock.now() };
  await scene.db.query.insertInto('stationOwners').values(ownership).execute();
  return owner;
}

describe('the list', () => {
  const orders = ['start', 'end', 'status', 'lockerNumber', 'firstOpenTime', 'closeTime'] as const;

  test('has six orders, both ways, with equals by their id and pages that do not overlap', async () => {
    const place = await scene.station({ lockers: 5 });
    for (let number = 1; number <= 5; number += 1) {
      await make({ ...place.slot('12:00', number < 3 ? '13:00' : '14:00'), lockerNumber: number });
    }
    const list = (more: object) => admin.browser.call(calls.sessions, { stationId: place.id, ...more });
    for (const orderBy of orders) {
      const { sessions: whole, total } = await list({ orderBy, orderDirection: 'asc' });
      expect([whole.length, total]).toEqual([5, 5]);
      const backwards = await list({ orderBy, orderDirection: 'desc' });
      expect(backwards.sessions.map(({ id }) => id)).toEqual(whole.map(({ id }) => id).toReversed());
      const pages = [];
      for (const offset of [0, 2, 4])
        pages.push(...(await list({ orderBy, orderDirection: 'asc', offset, limit: 2 })).sessions);
      expect(pages.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    }
    expect(
      (await list({ orderBy: 'lockerNumber', orderDirection: 'asc' })).sessions.map((one) => one.lockerNumber),
    ).toEqual([1, 2, 3, 4, 5]);
  });

  test('shows an owner their stations alone, also several of them in one order', async () => {
    const [near, far, foreign] = [await scene.station(), await scene.station(), await scene.station()];
    const owner = await ownerOf(near.id);
    const ownership = { stationId: far.id, accountId: owner.account.id, createdAt: scene.clock.now() };
    await scene.db.query.insertInto('stationOwners').values(ownership).execute();
    const made = [
      await make(near.slot('10:00', '11:00')),
      await make(far.slot('12:00', '13:00')),
      await make(near.slot('14:00', '15:00')),
    ];
    await make(foreign.slot('12:00', '13:00'));
    const { sessions, total } = await owner.browser.call(calls.sessions, {});
    expect(sessions.map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed());
    expect(total).toBe(3);
    const second = await owner.browser.call(calls.sessions, { offset: 1, limit: 1 });
    expect(second.sessions.map(({ id }) => id)).toEqual([made[1]?.id]);
    expect(await refusalOf(owner.browser.call(calls.sessions, { stationId: foreign.id }))).toBe('not-found');
    const [strange] = (await admin.browser.call(calls.sessions, { stationId: foreign.id })).sessions;
    expect(await refusalOf(owner.browser.call(calls.session, { sessionId: strange?.id ?? '' }))).toBe('not-found');
  });

  test('is narrowed by state, locker and day, and tells how many there are', async () => {
    const place = await scene.station({ lockers: 2 });
    const first = await make({ ...place.slot('10:00', '11:00'), lockerNumber: 1 });
    const second = await make({ ...place.slot('10:00', '11:00', 2), lockerNumber: 2 });
    await admin.browser.call(calls.editSession, { sessionId: first.id, status: 'cancelled' });
    const list = async (more: object) => {
      const { sessions, total } = await admin.browser.call(calls.sessions, { stationId: place.id, ...more });
      expect(total).toBe(sessions.length);
      return sessions.map(({ id }) => id);
    };
    const day = Temporal.Instant.from(second.start).toZonedDateTimeISO('Europe/Tallinn').toPlainDate().toString();
    expect(await list({ status: 'cancelled' })).toEqual([first.id]);
    expect(await list({ lockerNumber: 2 })).toEqual([second.id]);
    expect(await list({ from: day })).toEqual([second.id]);
    expect(await list({ from: day, to: day })).toEqual([second.id]);
    await foldStatusCounts(scene.db.query);
    expect((await list({})).length).toBe(2);
    await admin.browser.call(calls.deleteSession, { sessionId: first.id });
    expect(await list({})).toEqual([second.id]);
  });
});

describe('a new session', () => {
  test('gets a locker and a code at once, the one that is named or any', async () => {
    const place = await scene.station({ lockers: 2 });
    const slot = place.slot('12:00', '13:00');
    const named = await make({ ...slot, lockerNumber: 2 });
    expect(named).toMatchObject({
      lockerNumber: 2,
      status: 'created',
      bookingId: null,
      code: expect.stringMatching(/^\d{4}$/),
    });
    expect(await make(slot)).toMatchObject({ lockerNumber: 1 });
    expect(await refusalOf(make(slot))).toBe('no-boards-left');
    const audit = await scene.db.query.selectFrom('audit').selectAll().where('target', '=', named.id).execute();
    expect(audit).toMatchObject([{ action: 'session-created', stationId: place.id }]);
    expect(JSON.stringify(audit)).not.toContain(`"${named.code}"`);
  });

  test('needs its locker for the whole time, with the turnaround', async () => {
    const place = await scene.station({ lockers: 2, turnaroundInSeconds: 600 });
    await make({ ...place.slot('12:00', '13:00'), lockerNumber: 1 });
    const at = (from: string, to: string) => make({ ...place.slot(from, to), lockerNumber: 1 });
    expect(await refusalOf(at('11:00', '11:51'))).toBe('session-overlaps');
    expect(await refusalOf(at('13:09', '14:00'))).toBe('session-overlaps');
    await expect(at('13:10', '14:00')).resolves.toMatchObject({ lockerNumber: 1 });
    await expect(at('11:00', '11:50')).resolves.toMatchObject({ lockerNumber: 1 });
    expect(await refusalOf(make({ ...place.slot('12:00', '13:00'), lockerNumber: 9 }))).toBe('no-such-locker');
  });

  test('goes to one of two who name the same locker at once', async () => {
    const place = await scene.station({ lockers: 2 });
    const wish: Wish = { ...place.slot('12:00', '13:00'), lockerNumber: 1 };
    const outcomes = await Promise.all([refusalOf(make(wish)), refusalOf(make(wish)), refusalOf(make(wish))]);
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'session-overlaps')).toHaveLength(2);
  });

  test('of a paid booking is one more board that costs nothing, and the customer is told', async () => {
    const place = await scene.beach({ lockers: 3 });
    const { bookingId, customer } = await scene.rent(place);
    const extra = await make({ ...place.slot('12:00', '13:30'), bookingId });
    const { sessions } = await customer.read(bookingId);
    expect(sessions.map(({ code }) => code)).toContain(extra.code);
    expect(await scene.bookingOf(bookingId)).toMatchObject({ amountInCents: 2000, count: 1 });
    expect((await customer.read(bookingId)).metadata.end).toBe(extra.end);
    await scene.jobs.drain();
    const notices = await scene.db.query
      .selectFrom('notices')
      .select(['channel', 'state'])
      .where('bookingId', '=', bookingId)
      .where('kind', '=', 'booking-changed')
      .orderBy('channel')
      .execute();
    expect(notices).toEqual([
      { channel: 'email', state: 'sent' },
      { channel: 'sms', state: 'sent' },
    ]);
    const told = await customer.browser.call(calls.cancelBooking, { bookingId, preview: true, sessionIds: [extra.id] });
    expect(told).toMatchObject({ refundInCents: 0, paidInCents: 0 });
    const whole = await customer.browser.call(calls.cancelBooking, { bookingId, preview: true });
    expect(whole).toMatchObject({ refundInCents: 1800, paidInCents: 2000 });
    const elsewhere = await scene.station();
    expect(await refusalOf(make({ ...elsewhere.slot('12:00', '13:00'), bookingId }))).toBe('not-found');
  });
});

describe('an edit', () => {
  const edit = (sessionId: string, change: object) => admin.browser.call(calls.editSession, { sessionId, ...change });

  test('leaves what it does not name, and refuses what it does not know by its name', async () => {
    const place = await scene.station();
    const made = await make(place.slot('12:00', '13:00'));
    const { updatedAt: _, ...before } = made;
    expect(await edit(made.id, { note: 'for the mayor' })).toMatchObject({ ...before, note: 'for the mayor' });
    const strange = await admin.browser.fetch(`/api/sessions/${made.id}/edit`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ notes: 'typo' }),
    });
    expect([strange.status, strange.headers.get('x-refused-fields')]).toEqual([400, 'notes']);
  });

  test('moves what nobody has collected, and of what is out only the end', async () => {
    const place = await scene.beach({ lockers: 2 });
    const program = place.program();
    await program.begin();
    const { session, bookingId, customer } = await scene.rent(place);
    const later = place.slot('14:00', '15:00');
    expect(await edit(session.id, { start: later.start, end: later.end, lockerNumber: 2 })).toMatchObject({
      lockerNumber: 2,
      code: session.code,
    });
    expect((await customer.read(bookingId)).metadata).toMatchObject({ start: later.start, end: later.end });
    scene.clock.advance(scene.clock.now().until(Temporal.Instant.from(later.start)));
    await scene.stayIn();
    await program.report(...collected({ id: session.id, lockerNumber: 2 }, scene.clock.now()));
    await vi.waitFor(async () => expect((await scene.sessionOf(session.id)).status).toBe('started'), SOON);
    expect(await refusalOf(edit(session.id, { lockerNumber: 1 }))).toBe('move-not-allowed');
    const { end } = place.slot('15:00', '16:00');
    expect(await edit(session.id, { end })).toMatchObject({ end, status: 'started' });
    expect(await refusalOf(edit(session.id, { status: 'cancelled' }))).toBe('move-not-allowed');
    expect(await edit(session.id, { status: 'finished', board: 'back' })).toMatchObject({ status: 'finished' });
    expect(await refusalOf(edit(session.id, { end: later.end }))).toBe('move-not-allowed');
  });

  test('cancels what staff made; a board of a booking is cancelled in its booking', async () => {
    const place = await scene.beach({ lockers: 2 });
    await place.program().begin();
    const { session } = await scene.rent(place);
    expect(await refusalOf(edit(session.id, { status: 'cancelled' }))).toBe('cancel-in-booking');
    expect(await refusalOf(admin.browser.call(calls.deleteSession, { sessionId: session.id }))).toBe(
      'cancel-in-booking',
    );
    const own = await make(place.slot('12:00', '13:00'));
    expect(await edit(own.id, { status: 'cancelled' })).toMatchObject({ status: 'cancelled' });
    expect(await scene.isFree(place.slot('12:00', '13:00'))).toBe(true);
  });

  test('gives another code, unless somebody has it; the old one is nobody’s before the station forgot it', async () => {
    const place = await scene.beach({ lockers: 2 });
    const program = place.program();
    await program.begin();
    const [first, second] = [await make(place.slot('12:00', '13:00')), await make(place.slot('12:00', '13:00'))];
    await vi.waitFor(() => expect([...program.sessions.keys()]).toContain(second.id), SOON);
    expect(await refusalOf(edit(first.id, { code: second.code }))).toBe('door-code-taken');
    expect(await refusalOf(edit(first.id, { code: '0000' }))).toBe('door-code-guessable');
    expect(await refusalOf(edit(first.id, { externalUrl: 'javascript:alert(1)' }))).toBe('malformed');
    await scene.unplug(place, program);
    expect(await edit(first.id, { code: '4837' })).toMatchObject({ code: '4837' });
    expect(await refusalOf(edit(second.id, { code: first.code }))).toBe('door-code-taken');
    const again = place.program();
    await again.begin();
    await vi.waitFor(async () => expect(await refusalOf(edit(second.id, { code: first.code }))).toBeUndefined(), SOON);
  });
});

test('a deleted session is gone, and its code is nobody’s before the station forgot it', async () => {
  const place = await scene.beach({ lockers: 2 });
  const program = place.program();
  await program.begin();
  const [gone, other] = [await make(place.slot('12:00', '13:00')), await make(place.slot('12:00', '13:00'))];
  await vi.waitFor(() => expect([...program.sessions.keys()]).toContain(gone.id), SOON);
  await scene.unplug(place, program);
  expect(await admin.browser.call(calls.deleteSession, { sessionId: gone.id })).toEqual({ success: true });
  expect(await refusalOf(admin.browser.call(calls.session, { sessionId: gone.id }))).toBe('not-found');
  const take = () => admin.browser.call(calls.editSession, { sessionId: other.id, code: gone.code });
  expect(await refusalOf(take())).toBe('door-code-taken');
  const again = place.program();
  await again.begin();
  await vi.waitFor(async () => expect(await refusalOf(take())).toBeUndefined(), SOON);
});

test('availability is a step function, of the station or of one locker', async () => {
  const place = await scene.station({ lockers: 2 });
  await make({ ...place.slot('12:00', '13:00'), lockerNumber: 2 });
  const window = place.slot('11:00', '15:00');
  const { start, end } = place.slot('12:00', '13:00');
  expect(await admin.browser.call(calls.availability, window)).toMatchObject({
    total: 2,
    changes: [
      { total: 1, change: -1, time: start },
      { total: 2, change: 1, time: end },
    ],
  });
  expect(await admin.browser.call(calls.availability, { ...window, lockerNumber: 1 })).toMatchObject({
    total: 1,
    changes: [],
  });
  expect(await refusalOf(admin.browser.call(calls.availability, { ...window, end: window.start }))).toBe('malformed');
});

test('the export has what the filter has, no code, and a row in the audit', async () => {
  const place = await scene.station({ lockers: 2 });
  const [first, second] = [await make(place.slot('12:00', '13:00')), await make(place.slot('14:00', '15:00'))];
  await admin.browser.call(calls.editSession, { sessionId: first.id, note: '=1+1', status: 'cancelled' });
  const owner = await ownerOf(place.id);
  const response = await owner.browser.fetch(`/api/admin/sessions.csv?stationId=${place.id}&status=created`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString();
  expect(text.trim().split('\n')).toHaveLength(2);
  expect(text).toContain(second.id);
  for (const secret of [first.id, '=1+1', second.code]) expect(text.split(/[\n,]/)).not.toContain(secret);
  const audit = await scene.db.query
    .selectFrom('audit')
    .select('data')
    .where('action', '=', 'sessions-exported')
    .execute();
  expect(audit).toEqual([{ data: { status: 'created' } }]);
});

describe('a door', () => {
  test('opens for the renter where the code would, and otherwise for staff, with a trace on the booking', async () => {
    const place = await scene.beach({ lockers: 1 });
    const asked: (string | null)[] = [];
    const open = async ({ sessionId }: { sessionId: string | null }) => {
      asked.push(sessionId);
      return { success: true };
    };
    await place.program({ commands: { open } }).begin();
    const { session, bookingId } = await scene.rent(place);
    const owner = await ownerOf(place.id);
    const act = () => owner.browser.call(calls.openSessionDoor, { sessionId: session.id });
    expect(await act()).toEqual({ success: true, lockerNumber: 1 });
    scene.clock.advance(scene.clock.now().until(session.start));
    await scene.stayIn();
    await act();
    expect(asked).toEqual([null, session.id]);
    const { timeline } = await owner.browser.call(calls.adminBooking, { bookingId });
    expect(timeline.filter(({ kind }) => kind === 'action')).toMatchObject([
      { action: 'locker-opened', lockerNumber: 1, by: { kind: 'staff' } },
      { action: 'locker-opened', lockerNumber: 1 },
    ]);
  });
});
