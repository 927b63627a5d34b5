import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../ground/secrets.ts';
import { examplePhoto } from '../../../testing/example-photo.ts';
import { openAdminScene, type AdminScene } from '../../../testing/open-admin-scene.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

let made = 0;

const tagOf = (station: number, lockerNumber: number) =>
  `E280${String(station * 10_000 + lockerNumber).padStart(8, '0')}`;

/** A station with a board in each of its lockers. */
async function newStation(lockerCount = 2) {
  const stationId = `cove-${(made += 1)}`;
  await scene.signInAgain();
  await scene.admin.call(calls.newStation, { id: stationId, lockerCount });
  const boards: string[] = [];
  for (let lockerNumber = 1; lockerNumber <= lockerCount; lockerNumber += 1) {
    const wish = {
      stationId,
      lockerNumber,
      canOpenDoor: false,
      name: `Board ${lockerNumber}`,
      status: 'found',
    } as const;
    boards.push((await scene.admin.call(calls.newItem, { ...wish, rfid: tagOf(made, lockerNumber) })).id);
  }
  return { stationId, boards };
}

async function rent(stationId: string, lockerNumber: number, status: 'started' | 'finished' = 'finished') {
  scene.clock.advance({ hours: 2 });
  await scene.signInAgain();
  const now = scene.clock.now();
  const close = status === 'finished' ? { closeAt: now.add({ minutes: 30 }) } : {};
  await scene.db.query
    .insertInto('sessions')
    .values({
      id: newId(),
      stationId,
      lockerNumber,
      status,
      firstOpenAt: now,
      ...close,
      start: now,
      end: now.add({ hours: 1 }),
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  scene.clock.advance({ minutes: 1 });
}

const lifeOf = async (stationId: string, itemId = '') =>
  (await scene.admin.call(calls.item, { stationId, itemId })).item;

describe('rentals since service', () => {
  test('are counted from sessions, go with the thing to another locker, and begin anew with a service', async () => {
    const { stationId, boards } = await newStation();
    const [board = ''] = boards;
    await rent(stationId, 1);
    await rent(stationId, 1);
    await rent(stationId, 2);
    expect(await lifeOf(stationId, board)).toMatchObject({ rentalsSinceService: 2, isServiceDue: false });

    await scene.admin.call(calls.swapLockers, { stationId, lockerNumber: 1, otherLockerNumber: 2 });
    await rent(stationId, 2);
    expect(await lifeOf(stationId, board)).toMatchObject({ lockerNumber: 2, rentalsSinceService: 3 });
    expect(await lifeOf(stationId, boards[1])).toMatchObject({ lockerNumber: 1, rentalsSinceService: 1 });

    await scene.admin.call(calls.noteItems, { stationId, itemIds: [board], act: 'serviced' });
    expect(await lifeOf(stationId, board)).toMatchObject({
      rentalsSinceService: 0,
      servicedAt: expect.any(String) as string,
      serviceBefore: { rentals: 3, servicedAt: null },
    });

    await rent(stationId, 2);
    const undone = await scene.admin.call(calls.undoService, { stationId, itemId: board });
    expect(undone).toMatchObject({ rentalsSinceService: 4, servicedAt: null, cleanedAt: null, serviceBefore: null });
    const again = `/api/admin/stations/${stationId}/items/${board}/undo-service`;
    expect(await scene.admin.ask('POST', again)).toMatchObject({ status: 409, refusal: 'state-moved-on' });
    const { events } = await scene.admin.call(calls.item, { stationId, itemId: board });
    expect(events.flatMap((event) => (event.type === 'act' ? [event.act] : [])).slice(0, 2)).toEqual([
      'service-undone',
      'serviced',
    ]);
  });

  test('make a service due after as many as the station says', async () => {
    const { metadata } = await scene.admin.call(calls.adminStation, { stationId: 'pirita' });
    const { stationId, boards } = await newStation(1);
    await scene.admin.call(calls.editStation, { stationId, metadata: { ...metadata, serviceAfterRentals: '2' } });
    await rent(stationId, 1);
    expect((await lifeOf(stationId, boards[0])).isServiceDue).toBe(false);
    await rent(stationId, 1);
    expect((await lifeOf(stationId, boards[0])).isServiceDue).toBe(true);
  });
});

describe('a thing', () => {
  test('that goes to the workshop leaves its locker', async () => {
    const { stationId, boards } = await newStation();
    const [itemId = ''] = boards;
    const placed = await scene.admin.call(calls.placeItem, { stationId, itemId, place: 'workshop', note: 'fin' });
    expect(placed.place).toBe('workshop');
    const { lockers } = await scene.admin.call(calls.adminStation, { stationId });
    expect(lockers[0]).toMatchObject({ status: 'free', items: [], lacks: ['board', 'paddle', 'vest'] });
    await scene.admin.call(calls.placeItem, { stationId, itemId, place: 'locker', lockerNumber: 2 });
    const after = await scene.admin.call(calls.adminStation, { stationId });
    expect(after.lockers[1]?.items.map(({ name }) => name)).toEqual(['Board 1', 'Board 2']);
    expect((await scene.auditOf(itemId)).map(({ action }) => action)).toEqual([
      'item-created',
      'item-placed',
      'item-placed',
    ]);
  });

  test('stays where it is while a board of its locker is out', async () => {
    const { stationId, boards } = await newStation();
    await rent(stationId, 1, 'started');
    const moves = [
      [`/items/${boards[0]}/place`, { place: 'spare' }],
      [`/items/${boards[1]}/place`, { place: 'locker', lockerNumber: 1 }],
      ['/lockers/swap', { lockerNumber: 2, otherLockerNumber: 1 }],
    ] as const;
    for (const [path, body] of moves) {
      const told = await scene.admin.ask('POST', `/api/admin/stations/${stationId}${path}`, body);
      expect(told).toMatchObject({ status: 409, refusal: 'locker-in-use' });
    }
  });

  test('has one history of what staff did, what was reported and who had it out', async () => {
    const { stationId, boards } = await newStation(1);
    const [itemId = ''] = boards;
    await rent(stationId, 1);
    const browser = await scene.as('admin@laine.test');
    const upload = await browser.fetch('/api/admin/photos', {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: await examplePhoto(),
    });
    const { id: photoId } = (await upload.json()) as { id: string };
    await scene.admin.call(calls.noteItems, {
      stationId,
      itemIds: [itemId],
      act: 'damaged',
      note: 'crack at the nose',
      photoIds: [photoId],
    });
    const { events } = await scene.admin.call(calls.item, { stationId, itemId });
    expect(events).toMatchObject([
      { type: 'act', act: 'damaged', note: 'crack at the nose', photoUrls: [expect.stringContaining(photoId)] },
      { type: 'rental', lockerNumber: 1 },
      { type: 'act', act: 'created' },
    ]);
    expect((await scene.owner.ask('GET', `/api/photos/${photoId}`)).status).toBe(404);
  });

  test.each([
    ['a note without words', { act: 'noted', itemIds: ['x'] }, 400],
    ['an unknown thing', { act: 'cleaned', itemIds: ['x'] }, 404],
    ['an act that follows by itself', { act: 'created', itemIds: ['x'] }, 400],
  ])('%s is declined', async (_, body, status) => {
    const { stationId } = await newStation(1);
    expect((await scene.admin.ask('POST', `/api/admin/stations/${stationId}/items/note`, body)).status).toBe(status);
  });

  test('of another station is not there', async () => {
    const { stationId, boards } = await newStation(1);
    const { stationId: elsewhere } = await newStation(1);
    const [itemId = ''] = boards;
    const wish = { act: 'cleaned', itemIds: [itemId] };
    expect((await scene.admin.ask('GET', `/api/admin/stations/${elsewhere}/items/${itemId}`)).status).toBe(404);
    expect((await scene.admin.ask('POST', `/api/admin/stations/${elsewhere}/items/note`, wish)).status).toBe(404);
    const place = `/api/admin/stations/${elsewhere}/items/${itemId}/place`;
    expect((await scene.admin.ask('POST', place, { place: 'spare' })).status).toBe(404);
    expect((await scene.owner.ask('GET', `/api/admin/stations/${stationId}/items`)).status).toBe(404);
    expect((await scene.visitor.ask('GET', `/api/admin/stations/${stationId}/items`)).status).toBe(401);
  });

  test('has a tag of its own, however it is written', async () => {
    const { stationId, boards } = await newStation(2);
    const taken = {
      status: 409,
      refusal: 'tag-taken-at',
      text: `This tag is already on Board 1, station ${stationId}, locker 1`,
    };
    const edit = `/api/items/${boards[1]}/edit`;
    const first = tagOf(made, 1).toLowerCase();
    expect(await scene.admin.ask('PUT', edit, { rfid: `${first.slice(0, 4)}:${first.slice(4)}` })).toMatchObject(taken);
    const wish = { lockerNumber: 1, canOpenDoor: false, name: 'Vest', rfid: `${first}-`, status: 'found' };
    expect(await scene.admin.ask('POST', '/api/items/new', { ...wish, stationId })).toMatchObject(taken);
    expect((await scene.admin.ask('PUT', edit, { rfid: tagOf(made, 2).toLowerCase() })).status).toBe(200);
    // At another station too; the place is told only to people who may see that station.
    const elsewhere = await scene.owner.ask('POST', '/api/items/new', { ...wish, stationId: 'pirita' });
    expect(elsewhere).toMatchObject({ status: 409, refusal: 'tag-taken' });
    expect(elsewhere.text).not.toContain(stationId);
    for (const rfid of ['hello world!', 'E28', 'E2801', 'F'.repeat(126)]) {
      const told = await scene.admin.ask('POST', '/api/items/new', { ...wish, stationId, rfid });
      expect(told).toMatchObject({ status: 400, refusal: 'tag-malformed' });
    }
  });
});

test('two lockers that are swapped change everything that belongs in them', async () => {
  const { stationId, boards } = await newStation(3);
  await scene.admin.call(calls.deleteItem, { itemId: boards[2] ?? '' });
  await scene.admin.call(calls.swapLockers, { stationId, lockerNumber: 1, otherLockerNumber: 3 });
  const { lockers } = await scene.admin.call(calls.adminStation, { stationId });
  expect(lockers.map(({ items }) => items.map(({ name }) => name))).toEqual([[], ['Board 2'], ['Board 1']]);
  expect(await scene.auditOf(`${stationId}/1`)).toMatchObject([{ action: 'lockers-swapped' }]);
  const swap = `/api/admin/stations/${stationId}/lockers/swap`;
  const same = { lockerNumber: 2, otherLockerNumber: 2 };
  expect((await scene.admin.ask('POST', swap, same)).status).toBe(400);
});
