import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAdminScene, type AdminScene } from '../../testing/open-admin-scene.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

let made = 0;

async function newStation() {
  const stationId = `quay-${(made += 1)}`;
  await scene.admin.call(calls.newStation, { id: stationId, lockerCount: 2 });
  return stationId;
}

describe('what staff write down', () => {
  test('is listed with who and when, ticked, opened again and taken off', async () => {
    const stationId = await newStation();
    const task = await scene.admin.call(calls.newTask, { stationId, words: 'Bring a new fin', lockerNumber: 2 });
    expect(task).toMatchObject({ words: 'Bring a new fin', lockerNumber: 2, by: 'Kadri Kask', doneAt: null });
    const done = await scene.admin.call(calls.tickTask, { taskId: task.id, isDone: true });
    expect(done).toMatchObject({ doneBy: 'Kadri Kask', doneAt: expect.any(String) as string });
    expect((await scene.admin.call(calls.tasks, { stationId })).tasks).toEqual([done]);
    await scene.admin.call(calls.tickTask, { taskId: task.id, isDone: false });
    expect((await scene.admin.call(calls.tasks, { stationId })).tasks).toEqual([task]);
    await scene.admin.call(calls.deleteTask, { taskId: task.id });
    expect((await scene.admin.call(calls.tasks, { stationId })).tasks).toEqual([]);
    expect((await scene.auditOf(task.id)).map(({ action }) => action)).toEqual([
      'task-created',
      'task-ticked',
      'task-ticked',
      'task-deleted',
    ]);
  });

  test('is there for those who run the station only', async () => {
    const stationId = await newStation();
    const { id } = await scene.admin.call(calls.newTask, { stationId, words: 'Paint the door' });
    const own = await scene.owner.call(calls.newTask, { stationId: 'pirita', words: 'Sweep' });
    const asked = [
      ['GET', `/stations/${stationId}/tasks`],
      ['POST', `/stations/${stationId}/tasks`, { words: 'x' }],
      ['POST', `/tasks/${id}/tick`, { isDone: true }],
      ['DELETE', `/tasks/${id}`],
      ['POST', `/stations/${stationId}/visits`, { openedLockers: [], scannedLockers: [], doneTaskIds: [] }],
      ['POST', '/stations/pirita/visits', { openedLockers: [], scannedLockers: [], doneTaskIds: [id] }],
    ] as const;
    for (const [method, path, body] of asked) {
      expect((await scene.owner.ask(method, `/api/admin${path}`, body)).status).toBe(404);
      expect((await scene.visitor.ask(method, `/api/admin${path}`, body)).status).toBe(401);
    }
    const atLocker = { words: 'x', lockerNumber: 9 };
    expect((await scene.admin.ask('POST', `/api/admin/stations/${stationId}/tasks`, atLocker)).status).toBe(404);
    await scene.owner.call(calls.deleteTask, { taskId: own.id });
  });
});

test('what the station needs follows by itself, and goes with its reason', async () => {
  const stationId = await newStation();
  const { metadata } = await scene.admin.call(calls.adminStation, { stationId: 'pirita' });
  await scene.admin.call(calls.editStation, { stationId, metadata: { ...metadata, serviceAfterRentals: '1' } });
  const wish = {
    stationId,
    lockerNumber: 1,
    canOpenDoor: false,
    name: 'Board',
    rfid: 'E2800001',
    status: 'not-found',
  } as const;
  const { id: itemId } = await scene.admin.call(calls.newItem, wish);
  await scene.admin.call(calls.editLocker, { stationId, lockerNumber: 2, status: 'disabled', notes: 'hinge' });
  await scene.db.query.updateTable('items').set({ rentalsCounted: 1 }).where('id', '=', itemId).execute();

  const things = { lockerNumber: 1, items: [{ id: itemId, name: 'Board' }] };
  const followingOf = async () => (await scene.admin.call(calls.tasks, { stationId })).following;
  expect(await followingOf()).toEqual([
    { because: 'locker-out-of-service', lockerNumber: 2, notes: 'hinge' },
    { because: 'item-missing', ...things },
    { because: 'service-due', ...things },
  ]);
  await scene.admin.call(calls.editLocker, { stationId, lockerNumber: 2, status: 'free' });
  await scene.admin.call(calls.confirmLocker, { stationId, lockerNumber: 1 });
  await scene.admin.call(calls.noteItems, { stationId, itemIds: [itemId], act: 'serviced' });
  expect(await followingOf()).toEqual([]);
});

test('a visit ends with its summary in the log and what was done ticked', async () => {
  const stationId = await newStation();
  const fin = await scene.admin.call(calls.newTask, { stationId, words: 'New fin' });
  const paint = await scene.admin.call(calls.newTask, { stationId, words: 'Paint' });
  const seen = { openedLockers: [1, 2], scannedLockers: [1] };
  await scene.admin.call(calls.endVisit, { stationId, ...seen, doneTaskIds: [fin.id], note: 'all dry' });
  const { tasks } = await scene.admin.call(calls.tasks, { stationId });
  expect(tasks.map(({ id, doneAt }) => [id, doneAt !== null])).toEqual([
    [paint.id, false],
    [fin.id, true],
  ]);
  const { logs } = await scene.admin.call(calls.logs, { stationId });
  expect(logs).toMatchObject([{ title: 'visit-ended', data: { ...seen, done: ['New fin'], note: 'all dry' } }]);
  expect((await scene.auditOf(stationId)).map(({ action }) => action)).toContain('visit-ended');
});

test('a visit does not end with a door open, unless its sensor is wrong, which is in the log', async () => {
  const stationId = await newStation();
  const setOpen = (isOpen: boolean) =>
    scene.db.query.updateTable('lockers').set({ isOpen }).where('stationId', '=', stationId).execute();
  await setOpen(true);
  const visit = { stationId, openedLockers: [1], scannedLockers: [], doneTaskIds: [] };
  await expect(scene.admin.call(calls.endVisit, visit)).rejects.toMatchObject({
    code: 'doors-open',
    message: expect.stringContaining('1, 2') as string,
  });
  await scene.admin.call(calls.endVisit, { ...visit, sensorNote: 'Both are shut, the cable is torn' });
  const { logs } = await scene.admin.call(calls.logs, { stationId });
  expect(logs).toMatchObject([
    { title: 'visit-ended', data: { openDoors: [1, 2], sensorNote: 'Both are shut, the cable is torn' } },
  ]);
});
