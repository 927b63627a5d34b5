import type { AlertKind } from '@laine/contract/alert-kind.ts';
import { calls } from '@laine/contract/calls.ts';
import type { LogTitle } from '@laine/contract/log-title.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asJson } from '../../../ground/db/tables/json.ts';
import { purgeOldRows } from '../../../ground/keeping/purge-old-rows.ts';
import { writeLog } from '../../../ground/logs/write-log.ts';
import { newId } from '../../../ground/secrets.ts';
import { raiseAlert } from '../../../telling/alerts/raise-alert.ts';
import { openAdminScene, type AdminScene } from '../../../testing/open-admin-scene.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

let made = 0;

async function newStation(lockerCount = 2) {
  const id = `bay-${(made += 1)}`;
  await scene.admin.call(calls.newStation, { id, lockerCount });
  return id;
}

const raise = (stationId: string, kind: AlertKind, target: string, data: object = {}) =>
  scene.db.transaction((tx) => raiseAlert(tx, { kind, target, stationId, data }, scene.clock.now()));

async function openAlerts(stationId: string) {
  const { query } = scene.db;
  const alerts = query.selectFrom('alerts').select('target').where('stationId', '=', stationId);
  const rows = await alerts.where('closedAt', 'is', null).orderBy('target').execute();
  return rows.map(({ target }) => target);
}

describe('a locker', () => {
  const put = (stationId: string, number: number, wish: object, who = scene.admin) =>
    who.ask('PUT', `/api/stations/${stationId}/lockers/${number}/edit`, wish);

  async function startedSession(stationId: string) {
    const now = scene.clock.now();
    const session = { id: newId(), stationId, lockerNumber: 1, status: 'started', firstOpenAt: now } as const;
    await scene.db.query
      .insertInto('sessions')
      .values({ ...session, start: now, end: now.add({ hours: 1 }), createdAt: now, updatedAt: now })
      .execute();
  }

  test('is taken out of service and back, with notes that stay', async () => {
    const id = await newStation();
    await put(id, 1, { status: 'disabled', notes: 'hinge is loose' });
    const told = await put(id, 1, { status: 'free', metadata: { hinge: 'new' } });
    expect(JSON.parse(told.text)).toMatchObject({
      status: 'free',
      notes: 'hinge is loose',
      metadata: { hinge: 'new' },
    });
    expect(await scene.auditOf(`${id}/1`)).toMatchObject([
      { data: { status: 'disabled', notes: 'hinge is loose' } },
      { data: { status: 'free', metadata: { hinge: 'new' } } },
    ]);
  });

  test('that the station had given up is no alert any more once staff call it free', async () => {
    const stationId = await newStation();
    for (const number of [1, 2]) await raise(stationId, 'locker-disabled', `${stationId}/${number}`);
    await put(stationId, 1, { notes: 'looked at it' });
    await put(stationId, 2, { status: 'disabled' });
    expect(await openAlerts(stationId)).toEqual([`${stationId}/1`, `${stationId}/2`]);
    await put(stationId, 1, { status: 'free' });
    expect(await openAlerts(stationId)).toEqual([`${stationId}/2`]);
  });

  test('is not free while its board is out, nor rented while it is in', async () => {
    const id = await newStation();
    expect(await put(id, 1, { status: 'rented' })).toMatchObject({ status: 409, refusal: 'move-not-allowed' });
    await startedSession(id);
    expect((await put(id, 1, { status: 'disabled' })).status).toBe(200);
    expect(await put(id, 1, { status: 'free' })).toMatchObject({ status: 409, refusal: 'locker-in-use' });
    expect((await put(id, 1, { status: 'rented' })).status).toBe(200);
  });

  test('that is taken out of service gives its coming session to another', async () => {
    const stationId = await newStation(2);
    const { metadata } = await scene.admin.call(calls.adminStation, { stationId: 'pirita' });
    await scene.admin.call(calls.editStation, { stationId, metadata });
    for (const lockerNumber of [1, 2]) await scene.admin.call(calls.confirmLocker, { stationId, lockerNumber });
    const now = scene.clock.now();
    const session = { id: newId(), stationId, lockerNumber: 1, status: 'created' } as const;
    const slot = { start: now.add({ hours: 2 }), end: now.add({ hours: 3 }) };
    await scene.db.query
      .insertInto('sessions')
      .values({ ...session, ...slot, createdAt: now, updatedAt: now })
      .execute();
    await put(stationId, 1, { status: 'disabled' });
    const moved = await scene.db.query
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', session.id)
      .executeTakeFirst();
    expect(moved?.lockerNumber).toBe(2);
  });

  test.each([
    ['parnu', 1, 404],
    ['pirita', 99, 404],
    ['pirita', 0, 400],
    ['pirita', 1, 200],
  ])('of %s number %i answers its owner with %i', async (stationId, number, status) => {
    expect((await put(stationId, number, { notes: null }, scene.owner)).status).toBe(status);
  });
});

describe('an item', () => {
  /** Unique per station. */
  let stations = 0;
  const tag = (n: number) => `E280${String(stations * 100 + n).padStart(8, '0')}`;
  beforeEach(() => {
    stations += 1;
  });

  const wish = (stationId: string, rfid: string) => ({
    stationId,
    lockerNumber: 1,
    canOpenDoor: true,
    name: 'Paddle',
    rfid,
    status: 'found' as const,
  });

  test('is added, changed and removed', async () => {
    const id = await newStation();
    const item = await scene.admin.call(calls.newItem, { ...wish(id, tag(1)), metadata: { kind: 'paddle' } });
    // Unseen, whatever the caller sends.
    const unseen = { status: 'not-found', seenAt: null } as const;
    expect(item).toMatchObject({ ...wish(id, tag(1)), ...unseen, metadata: { kind: 'paddle' } });
    const edited = await scene.admin.call(calls.editItem, { itemId: item.id, lockerNumber: 2 });
    expect(edited).toMatchObject({ ...item, lockerNumber: 2, updatedAt: edited.updatedAt });
    const { lockers } = await scene.admin.call(calls.adminStation, { stationId: id });
    expect(lockers.map(({ items }) => items.length)).toEqual([0, 1]);
    await scene.admin.call(calls.deleteItem, { itemId: item.id });
    expect((await scene.admin.ask('DELETE', `/api/items/${item.id}`)).status).toBe(404);
    expect((await scene.auditOf(item.id)).map(({ action }) => action)).toEqual([
      'item-created',
      'item-edited',
      'item-deleted',
    ]);
  });

  test('that was missed is no alert any more once staff see it there', async () => {
    const id = await newStation();
    const item = await scene.admin.call(calls.newItem, { ...wish(id, tag(1)), status: 'not-found' });
    await raise(id, 'item-missing', 'session-1', { itemIds: [item.id] });
    await scene.admin.call(calls.editItem, { itemId: item.id, name: 'Long paddle' });
    expect(await openAlerts(id)).toEqual(['session-1']);
    await scene.admin.call(calls.confirmLocker, { stationId: id, lockerNumber: 1 });
    expect(await openAlerts(id)).toEqual([]);
  });

  test('has a tag of its own', async () => {
    const id = await newStation();
    await scene.admin.call(calls.newItem, wish(id, tag(1)));
    const second = await scene.admin.call(calls.newItem, wish(id, tag(2)));
    const taken = { status: 409, refusal: 'tag-taken-at' };
    expect(await scene.admin.ask('POST', '/api/items/new', wish(id, tag(1)))).toMatchObject(taken);
    expect(await scene.admin.ask('PUT', `/api/items/${second.id}/edit`, { rfid: tag(1) })).toMatchObject(taken);
    expect((await scene.admin.ask('PUT', `/api/items/${second.id}/edit`, { rfid: tag(2) })).status).toBe(200);
  });

  test('of another station is not there, nor is a locker that does not exist', async () => {
    const id = await newStation();
    const item = await scene.admin.call(calls.newItem, wish(id, tag(1)));
    expect((await scene.owner.ask('PUT', `/api/items/${item.id}/edit`, { name: 'x' })).status).toBe(404);
    expect((await scene.owner.ask('DELETE', `/api/items/${item.id}`)).status).toBe(404);
    expect((await scene.owner.ask('POST', '/api/items/new', wish(id, tag(3)))).status).toBe(404);
    const nowhere = { ...wish(id, tag(4)), lockerNumber: 9 };
    expect((await scene.admin.ask('POST', '/api/items/new', nowhere)).status).toBe(404);
    expect((await scene.admin.ask('PUT', `/api/items/${item.id}/edit`, { lockerNumber: 9 })).status).toBe(404);
  });
});

describe('records', () => {
  const at = (seconds: number) => Temporal.Instant.from('2027-05-01T10:00:00Z').add({ seconds });

  test('of a station are listed newest first, by locker and session, a page at a time', async () => {
    const stationId = await newStation();
    const rows = [1, 2, 3].map((n) => ({
      id: newId(),
      title: `fault: ${n}` as const,
      data: asJson({ n }),
      stationId,
      lockerNumber: n === 3 ? null : n,
      sessionId: n === 2 ? 'session-2' : null,
      createdAt: at(n),
      updatedAt: at(n),
    }));
    await scene.db.query.insertInto('logs').values(rows).execute();
    const titles = async (more: object) => {
      const { logs } = await scene.admin.call(calls.logs, { stationId, ...more });
      return logs.map(({ title }) => title);
    };
    expect(await titles({})).toEqual(['fault: 3', 'fault: 2', 'fault: 1']);
    expect(await titles({ offset: 1, limit: 1 })).toEqual(['fault: 2']);
    expect(await titles({ lockerNumber: 1 })).toEqual(['fault: 1']);
    expect(await titles({ sessionId: 'session-2' })).toEqual(['fault: 2']);
    const { pagination } = await scene.admin.call(calls.logs, { stationId, limit: 7 });
    expect(pagination).toEqual({ offset: 0, limit: 7 });
  });

  test('of signs of life carry what the program reported', async () => {
    const data = { versionCode: 3, totalMem: 1, availMem: 1, bootTime: 2, time: 4, networkType: 'lte' };
    const stationId = await newStation();
    await scene.db.query
      .insertInto('pings')
      .values({ id: newId(), stationId, data: asJson(data), createdAt: at(0), updatedAt: at(0) })
      .execute();
    const { pings } = await scene.admin.call(calls.pings, { stationId });
    expect(pings).toMatchObject([{ stationId, data }]);
  });

  test('are kept for a year', async () => {
    const stationId = await newStation();
    const write = (title: LogTitle, daysAgo: number) =>
      writeLog(scene.db.query, { stationId, title, data: null }, scene.clock.now().subtract({ hours: 24 * daysAgo }));
    await write('fault: long ago', 367);
    await write('fault: last year', 360);
    await purgeOldRows(scene.deps);
    const { logs } = await scene.admin.call(calls.logs, { stationId });
    expect(logs.map(({ title }) => title)).toEqual(['fault: last year']);
  });

  test.each(['logs', 'pings'])('%s are for those who run the station', async (what) => {
    expect((await scene.owner.ask('GET', `/api/${what}?stationId=pirita`)).status).toBe(200);
    expect((await scene.owner.ask('GET', `/api/${what}?stationId=parnu`)).status).toBe(404);
    expect((await scene.admin.ask('GET', `/api/${what}?stationId=atlantis`)).status).toBe(404);
    expect((await scene.admin.ask('GET', `/api/${what}`)).status).toBe(400);
    expect((await scene.admin.ask('GET', `/api/${what}?stationId=pirita&limit=5000`)).status).toBe(400);
    expect((await scene.visitor.ask('GET', `/api/${what}?stationId=pirita`)).status).toBe(401);
  });
});
