import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asJson } from '../../../ground/db/tables/json.ts';
import { checkLockers } from '../../../rental/sessions/check-lockers.ts';
import { collected, openLinkScene, returned, type Beach, type LinkScene } from '../../../testing/open-link-scene.ts';

/** A board goes on sale only once its kit was seen and is complete. */

let scene: LinkScene;
let admin: Awaited<ReturnType<LinkScene['newAdmin']>>;
beforeAll(async () => {
  scene = await openLinkScene();
  admin = await scene.newAdmin();
  const now = scene.clock.now();
  const ways = { byMail: true, bySms: true, quietFromInSeconds: 0, quietToInSeconds: 0, digestAtInSeconds: 0 };
  const reached = { accountId: admin.account.id, ...ways, smsReachedAt: now, updatedAt: now };
  await scene.db.query.insertInto('alertSettings').values(reached).execute();
});
afterAll(() => scene.close());

const freeBoards = async (place: Beach, slot = place.slot('12:00', '13:00')) => {
  const { total } = await admin.browser.call(calls.availability, slot);
  return total;
};
const lockerOf = async ({ id }: { id: string }, number: number) => {
  const { lockers } = await admin.browser.call(calls.adminStation, { stationId: id });
  return lockers.find((locker) => locker.number === number);
};
const itemId = ({ id }: { id: string }, number: number, kind: string) => `${id}-${number}-${kind}`;
const put = (path: string, body: object) =>
  admin.browser.fetch(`/api/admin${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a station without boards opens for nobody until staff have seen them in a locker', async () => {
  const like = await scene.beach();
  const { metadata } = await admin.browser.call(calls.adminStation, { stationId: like.id });
  const stationId = 'empty-cove';
  await admin.browser.call(calls.newStation, { id: stationId, lockerCount: 2 });
  await admin.browser.call(calls.editStation, { stationId, metadata });
  const open = () => put(`/stations/${stationId}/edit`, { status: 'active' });
  const refused = await open();
  expect([refused.status, refused.headers.get('x-refusal')]).toEqual([409, 'no-boards-seen']);
  expect(await admin.browser.call(calls.adminStation, { stationId })).toMatchObject({
    status: 'disabled',
    reasonsNotToOpen: ['no-boards-seen'],
  });

  // Entering a thing doesn't make it seen.
  const tagged = { stationId, lockerNumber: 1, canOpenDoor: false, status: 'found', name: 'Board' } as const;
  await admin.browser.call(calls.newItem, { ...tagged, rfid: 'E280 0000 0000 00AA' });
  expect((await open()).status).toBe(409);
  const confirm = (isSeen?: boolean) =>
    admin.browser.post(`/api/admin/stations/${stationId}/lockers/1/confirm`, { isSeen });
  const setOpen = (isOpen: boolean) =>
    scene.db.query.updateTable('lockers').set({ isOpen }).where('stationId', '=', stationId).execute();
  await setOpen(true);
  const ajar = await confirm();
  expect([ajar.status, ajar.headers.get('x-refusal')]).toEqual([409, 'door-open']);
  await setOpen(false);
  await confirm();
  // A wrong confirmation can be taken back.
  await confirm(false);
  expect(await lockerOf({ id: stationId }, 1)).toMatchObject({ lacks: ['board', 'paddle', 'vest'] });
  expect((await open()).status).toBe(409);
  await confirm();
  await setOpen(true);
  expect((await open()).headers.get('x-refusal')).toBe('door-open');
  await setOpen(false);
  expect(await lockerOf({ id: stationId }, 1)).toMatchObject({
    lacks: [],
    items: [
      { name: 'Board', rfid: 'E2800000000000AA', status: 'found' },
      { name: 'Life vest', rfid: '' },
      { name: 'Paddle', rfid: '' },
    ],
  });
  expect((await open()).status).toBe(200);
  const audit = scene.db.query.selectFrom('audit').select(['actorId', 'action']);
  const rows = await audit.where('target', '=', `${stationId}/1`).execute();
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'locker-confirmed',
    'locker-confirmed',
    'locker-unconfirmed',
  ]);
  expect(rows.every(({ actorId }) => actorId === admin.account.id)).toBe(true);
  // One complete locker is one board to book.
  const start = like.slot('12:00', '13:00').start;
  const end = like.slot('12:00', '13:00').end;
  expect((await admin.browser.call(calls.availability, { stationId, start, end })).total).toBe(1);
});

test('an eye does not overrule a reader, and a reader sees a new thing at once', async () => {
  const beach = await scene.beach({ lockers: 1 });
  const place = { stationId: beach.id, lockerNumber: 1 };
  const tags = ['board', 'paddle'].map((kind) => beach.tag(1, kind));
  const vest = 'E280AAAA0001';
  let rfids = tags;
  await beach.program({ commands: { scan: async () => ({ rfids, isOpen: false }) } }).begin();
  await admin.browser.call(calls.deleteItem, { itemId: itemId(beach, 1, 'vest') });
  await admin.browser.call(calls.scanLocker, place);
  expect(await lockerOf(beach, 1)).toMatchObject({ lacks: ['vest'] });
  const confirmed = await admin.browser.post(`/api/admin/stations/${beach.id}/lockers/1/confirm`, {});
  expect([confirmed.status, confirmed.headers.get('x-refusal')]).toEqual([409, 'reader-sees-otherwise']);
  expect(await freeBoards(beach)).toBe(0);

  rfids = [...tags, vest];
  await admin.browser.call(calls.scanLocker, place);
  const wish = { ...place, canOpenDoor: false, name: 'Life vest', rfid: vest, status: 'not-found' } as const;
  expect(await admin.browser.call(calls.newItem, wish)).toMatchObject({ status: 'found' });
  expect(await freeBoards(beach)).toBe(1);
});

test('only a reader finds a thing: no word by call does, nor another tag or place', async () => {
  const beach = await scene.beach({ lockers: 2 });
  const stationId = beach.id;
  const kit = ['board', 'paddle', 'vest'];
  const rfids = kit.map((kind) => beach.tag(1, kind));
  const program = beach.program();
  await program.begin();
  await program.report({ type: 'door-closed', lockerNumber: 1, rfids });
  const paddle = itemId(beach, 1, 'paddle');
  await admin.browser.call(calls.placeItem, { stationId, itemId: paddle, place: 'workshop' });
  const wish = { stationId, lockerNumber: 1, canOpenDoor: false, name: 'Paddle', metadata: { kind: 'paddle' } };
  const invented = { ...wish, rfid: 'DEADBEEF01', status: 'found' } as const;
  const { id } = await admin.browser.call(calls.newItem, invented);
  const refused = await put(`/items/${id}/edit`, { status: 'found' });
  expect([refused.status, refused.headers.get('x-refusal')]).toEqual([409, 'item-not-seen']);
  expect(await lockerOf(beach, 1)).toMatchObject({ lacks: ['paddle'] });
  await admin.browser.call(calls.deleteItem, { itemId: id });

  // Back in its locker, it counts once it's read again.
  await program.report({ type: 'door-closed', lockerNumber: 1, rfids: [rfids[0] ?? '', rfids[2] ?? ''] });
  const placed = await admin.browser.call(calls.placeItem, { stationId, itemId: paddle, place: 'locker' });
  expect(placed).toMatchObject({ status: 'not-found', seenAt: null });
  await program.report({ type: 'door-closed', lockerNumber: 1, rfids });
  expect(await lockerOf(beach, 1)).toMatchObject({ lacks: [] });

  // A changed tag means another thing; a move alone makes nothing seen.
  await admin.browser.call(calls.editItem, { itemId: paddle, rfid: 'DEADBEEF02' });
  expect(await lockerOf(beach, 1)).toMatchObject({ lacks: ['paddle'] });
  await admin.browser.call(calls.editItem, { itemId: paddle, rfid: rfids[1] ?? '' });
  expect(await lockerOf(beach, 1)).toMatchObject({ lacks: [] });
  await admin.browser.call(calls.swapLockers, { stationId, lockerNumber: 1, otherLockerNumber: 2 });
  expect(await lockerOf(beach, 2)).toMatchObject({ lacks: kit });
});

test('removing a vest by call moves whoever was to have it', async () => {
  const beach = await scene.beach({ lockers: 2 });
  const coming = await scene.book(beach, { startsIn: { hours: 3 }, lockerNumber: 1 });
  await admin.browser.call(calls.deleteItem, { itemId: itemId(beach, 1, 'vest') });
  expect((await scene.sessionOf(coming.id)).lockerNumber).toBe(2);
});

test('what a paid board needs is not removed or made another kind by call, and nobody is left without word', async () => {
  const beach = await scene.beach({ lockers: 2 });
  const { bookingId, session } = await scene.rent(beach, { count: 2 });
  const [vest, paddle, other] = ['vest', 'paddle', 'board'].map((kind) => itemId(beach, 1, kind));
  const refused = { code: 'item-needed' };
  await expect(admin.browser.call(calls.deleteItem, { itemId: vest ?? '' })).rejects.toMatchObject(refused);
  for (const edit of [{ lockerNumber: 2 }, { metadata: { kind: 'vest' } }])
    await expect(admin.browser.call(calls.editItem, { itemId: paddle ?? '', ...edit })).rejects.toMatchObject(refused);
  expect(await lockerOf(beach, 1)).toMatchObject({ lacks: [] });
  const alerts = async () => (await beach.alerts()).filter(({ kind }) => kind === 'board-not-ready');
  expect(await alerts()).toEqual([]);

  // Nobody has looked into the two lockers since, so nobody gets them.
  const swap = { stationId: beach.id, lockerNumber: 1, otherLockerNumber: 2 };
  const { unserved } = await admin.browser.call(calls.previewSwapLockers, swap);
  expect(unserved.map(({ id }) => id)).toEqual([bookingId]);
  await admin.browser.call(calls.swapLockers, swap);
  expect((await alerts()).map(({ closedAt }) => closedAt)).toEqual([null, null]);
  await admin.browser.call(calls.confirmLocker, { stationId: beach.id, lockerNumber: 1 });
  await admin.browser.call(calls.confirmLocker, { stationId: beach.id, lockerNumber: 2 });
  expect((await alerts()).filter(({ closedAt }) => closedAt === null)).toEqual([]);
  expect(await scene.sessionOf(session.id)).toMatchObject({
    status: 'created',
    lockerNumber: expect.any(Number) as number,
  });

  // An item with a changed kind is unseen.
  await admin.browser.call(calls.adminCancelBooking, { bookingId, reason: 'No boards' });
  expect(await admin.browser.call(calls.editItem, { itemId: other ?? '', name: 'Vest' })).toMatchObject({
    status: 'found',
  });
  const changed = { itemId: other ?? '', metadata: { kind: 'vest' } };
  expect(await admin.browser.call(calls.editItem, changed)).toMatchObject({ status: 'not-found' });
});

test('a locker whose vest is missing is not sold, and whoever was to have it moves', async () => {
  const beach = await scene.beach({ lockers: 2 });
  const program = beach.program();
  await program.begin();
  const coming = await scene.book(beach, { startsIn: { hours: 3 }, lockerNumber: 1 });
  const session = await scene.book(beach, { lockerNumber: 1 });
  const at = scene.clock.now();
  await program.report(...collected(session, at));
  const rfids = ['board', 'paddle'].map((kind) => beach.tag(1, kind));
  await program.report(...returned(session, at, { rfids, missing: [itemId(beach, 1, 'vest')] }));
  expect(await beach.locker(1)).toMatchObject({ status: 'free' });
  expect(await lockerOf(beach, 1)).toMatchObject({ lacks: ['vest'] });
  const day = await admin.browser.call(calls.stationDay, { stationId: beach.id, date: '2027-06-15' });
  expect(day.lockers[0]).toEqual({ number: 1, isInService: true, lacks: ['vest'] });
  expect((await scene.sessionOf(coming.id)).lockerNumber).toBe(2);
  expect(await freeBoards(beach)).toBe(1);
  const { session: sold } = await scene.rent(beach);
  expect(sold.lockerNumber).toBe(2);
  expect(await scene.isFree(beach.slot('12:00', '13:00'))).toBe(false);

  // A silent reader changes nothing; one that answers brings the locker back.
  await program.report({ type: 'door-closed', lockerNumber: 1, rfids: null });
  expect(await freeBoards(beach)).toBe(0);
  await program.report({ type: 'door-closed', lockerNumber: 1, rfids: [...rfids, beach.tag(1, 'vest')] });
  expect(await freeBoards(beach)).toBe(1);
});

test('nobody waits before a locker that lacks something: they are told in time', async () => {
  const place = await scene.beach({ lockers: 1 });
  const { bookingId, session } = await scene.rent(place);
  const wish = { stationId: place.id, itemId: itemId(place, 1, 'paddle'), place: 'workshop' } as const;
  await admin.browser.call(calls.placeItem, wish);
  await scene.advance(scene.clock.now().until(session.start.subtract({ minutes: 10 })));
  await scene.stayIn();
  await checkLockers(scene.deps, { hadTimeToConnect: true });
  const alerts = (await place.alerts()).filter(({ target }) => target === session.id);
  // Staff heard at once, and hear again when the renter does.
  expect(alerts.map(({ kind, closedAt }) => [kind, closedAt === null])).toEqual([
    ['board-not-ready', false],
    ['board-not-ready', true],
  ]);
  const notices = scene.db.query.selectFrom('notices').select('kind').where('bookingId', '=', bookingId);
  expect((await notices.execute()).map(({ kind }) => kind)).toContain('board-not-ready');
});

test('setting a thing aside tells whom it touches, and moves them', async () => {
  const beach = await scene.beach({ lockers: 2 });
  const { bookingId, session } = await scene.rent(beach);
  expect(session.lockerNumber).toBe(1);
  const wish = { stationId: beach.id, itemId: itemId(beach, 1, 'paddle'), place: 'workshop' } as const;
  const touched = async () => {
    const { movable, unserved } = await admin.browser.call(calls.previewPlaceItem, wish);
    return { movable: movable.map(({ id }) => id), unserved: unserved.map(({ id }) => id) };
  };
  expect(await touched()).toEqual({ movable: [bookingId], unserved: [] });
  const other = await scene.rent(beach);
  expect(await touched()).toEqual({ movable: [], unserved: [bookingId] });
  await admin.browser.call(calls.adminCancelBooking, { bookingId: other.bookingId, reason: 'A broken paddle' });
  await admin.browser.call(calls.placeItem, wish);
  expect((await scene.sessionOf(session.id)).lockerNumber).toBe(2);
  // They come in some hours: the renters hear now, and the history names who did it.
  const { timeline } = await admin.browser.call(calls.adminBooking, { bookingId });
  expect(timeline).toContainEqual(
    expect.objectContaining({ kind: 'notice', notice: 'booking-changed', channel: 'sms' }),
  );
  const move = timeline.find((entry) => entry.kind === 'log' && entry.title === 'session-moved');
  expect(move).toMatchObject({ by: { kind: 'staff' }, lockerNumber: 2 });
  await scene.db.query
    .updateTable('lockers')
    .set({ rfids: [beach.tag(1, 'paddle'), 'E2809999'] })
    .where('stationId', '=', beach.id)
    .where('number', '=', 2)
    .execute();
  // The wall shows it where it was seen.
  expect(await lockerOf(beach, 2)).toMatchObject({ strays: [{ name: 'Paddle', place: 'workshop', lockerNumber: 1 }] });
  expect(await touched()).toEqual({ movable: [], unserved: [] });
});

test.each([
  ['free where the reader saw the board in it', ['board', 'paddle', 'vest'], 'free', []],
  ['free and incomplete where something else is missing', ['board', 'paddle'], 'free', ['vest']],
  ['out of service where it did not', [], 'disabled', ['board', 'paddle', 'vest']],
  ['out of service where no reader answers', null, 'disabled', []],
] as const)('a rental that staff end leaves its locker %s', async (_, seen, status, lacks) => {
  const beach = await scene.beach({ lockers: 1 });
  const program = beach.program();
  await program.begin();
  const session = await scene.book(beach, { lockerNumber: 1 });
  const [opened, started] = collected(session, scene.clock.now());
  const rfids = seen && seen.map((kind) => beach.tag(1, kind));
  if (!opened || !started) throw new Error('nothing was collected');
  await program.report(opened, started, { type: 'door-closed', lockerNumber: 1, rfids });
  expect((await put(`/sessions/${session.id}/edit`, { status: 'finished', board: 'back' })).status).toBe(200);
  expect(await lockerOf(beach, 1)).toMatchObject({ status, lacks });
  const alerts = (await beach.alerts()).filter(({ kind, closedAt }) => kind === 'locker-disabled' && closedAt === null);
  expect(alerts).toHaveLength(status === 'disabled' ? 1 : 0);
  // The board comes back after all.
  if (status !== 'disabled') return;
  await program.report(...returned(session, scene.clock.now()));
  expect(await lockerOf(beach, 1)).toMatchObject({ status: 'free', lacks: [] });
  expect(await freeBoards(beach)).toBe(1);
});

test('whom a colleague’s word about a missing board moves is moved by them, and the history tells of the locker of then', async () => {
  const beach = await scene.beach({ lockers: 3 });
  const program = beach.program();
  await program.begin();
  const out = await scene.book(beach, { lockerNumber: 1 });
  const [opened, started] = collected(out, scene.clock.now());
  if (!opened || !started) throw new Error('nothing was collected');
  await program.report(opened, started, { type: 'door-closed', lockerNumber: 1, rfids: [] });
  const { id: sessionId, bookingId, end } = await scene.book(beach, { startsIn: { hours: 3 }, lockerNumber: 1 });
  const later = end.add({ minutes: 30 }).toString();
  await admin.browser.call(calls.editSession, { sessionId, end: later });
  await admin.browser.call(calls.editSession, { sessionId: out.id, status: 'finished', board: 'missing' });
  const { lockerNumber: now } = await scene.sessionOf(sessionId);
  expect(now).not.toBe(1);
  await admin.browser.call(calls.editSession, { sessionId, lockerNumber: now === 2 ? 3 : 2, note: 'At the door' });

  const { timeline } = await admin.browser.call(calls.adminBooking, { bookingId });
  const move = timeline.find((entry) => entry.kind === 'log' && entry.title === 'session-moved');
  expect(move).toMatchObject({ by: { kind: 'staff', name: expect.any(String) }, lockerNumber: now });
  expect(timeline.filter(({ kind }) => kind === 'action')).toMatchObject([
    {
      lockerNumber: now,
      changes: [
        { field: 'lockerNumber', from: String(now), to: now === 2 ? '3' : '2' },
        { field: 'note', from: null, to: null },
      ],
    },
    { lockerNumber: 1, changes: [{ field: 'end', from: end.toString(), to: later }] },
  ]);
});

test('a program hears of a locker that lacks something as out of service, and of no thing without a tag', async () => {
  const beach = await scene.beach({ lockers: 2 });
  const { query } = scene.db;
  await query
    .updateTable('items')
    .set({ rfid: '' })
    .where('id', '=', itemId(beach, 1, 'vest'))
    .execute();
  await query
    .updateTable('items')
    .set({ metadata: asJson({ kind: 'other' }) })
    .where('id', '=', itemId(beach, 2, 'vest'))
    .execute();
  const program = beach.program();
  await program.begin();
  const told = () => program.lockers.map(({ number, status, items }) => [number, status, items.length]);
  await vi.waitFor(
    () =>
      expect(told()).toEqual([
        [1, 'free', 2],
        [2, 'disabled', 3],
      ]),
    SOON,
  );
});
