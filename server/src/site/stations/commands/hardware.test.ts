import { calls } from '@laine/contract/calls.ts';
import { RpcFailure } from '@laine/contract/rpc-failure.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { raiseAlert } from '../../../telling/alerts/raise-alert.ts';
import { openAdminScene, type AdminScene } from '../../../testing/open-admin-scene.ts';
import type { TestProgramOptions } from '../../../testing/test-program.ts';
import { TestProgram } from '../../../testing/test-program.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

/** The program of the station, connected until the test ends. */
async function programOf(stationId: string, commands: TestProgramOptions['commands'] = {}) {
  const { newAPIKey: key } = await scene.admin.call(calls.newStationKey, { stationId });
  const program = new TestProgram({ url: scene.url, key, clock: scene.clock, commands });
  await program.begin();
  onTestFinished(async () => {
    program.cut();
    await vi.waitFor(async () => expect(await isConnected(stationId)).toBe(false), SOON);
  });
  return program;
}
const isConnected = async (stationId: string) => {
  const { stations } = await scene.admin.call(calls.adminStations);
  return stations.find(({ id }) => id === stationId)?.connected;
};
const actionsOn = async (target: string) => (await scene.auditOf(target)).map(({ action }) => action);

describe('opening a door', () => {
  const place = { stationId: 'pirita', lockerNumber: 2 };

  test('succeeds when the sensor says so, and is recorded before the door moves', async () => {
    const before = await actionsOn('pirita/2');
    const seen: string[][] = [];
    await programOf('pirita', {
      open: async ({ lockerNumber, sessionId }) => {
        seen.push(await actionsOn('pirita/2'));
        return { success: lockerNumber === 2 && sessionId === null };
      },
    });
    expect(await isConnected('pirita')).toBe(true);
    expect(await scene.owner.call(calls.openLocker, place)).toEqual({ success: true });
    expect(seen).toEqual([[...before, 'locker-opened']]);
  });

  test('that jams is an answer, not a failure', async () => {
    await programOf('pirita', { open: async () => ({ success: false }) });
    expect(await scene.owner.call(calls.openLocker, place)).toEqual({ success: false });
  });

  test('at a station out of reach is declined, and recorded all the same', async () => {
    const before = await actionsOn('parnu/1');
    const told = await scene.admin.ask('POST', '/api/stations/parnu/lockers/1/open');
    expect(told).toMatchObject({ status: 400, refusal: 'station-unreachable' });
    expect(told.text).toBe('The station is out of reach right now. Please try again in a moment.');
    expect(await actionsOn('parnu/1')).toEqual([...before, 'locker-opened']);
  });

  test('that is not there leaves no trace', async () => {
    expect((await scene.admin.ask('POST', '/api/stations/pirita/lockers/77/open')).status).toBe(404);
    expect((await scene.owner.ask('POST', '/api/stations/parnu/lockers/2/open')).status).toBe(404);
    expect([await actionsOn('pirita/77'), await actionsOn('parnu/2')]).toEqual([[], []]);
  });
});

describe('scanning a locker', () => {
  test('answers and keeps what the reader saw', async () => {
    const { lockers } = await scene.admin.call(calls.adminStation, { stationId: 'pirita' });
    const paddle = lockers[0]?.items.find(({ name }) => name === 'Paddle');
    const rfids = [paddle?.rfid ?? '', 'E2809999'];
    await scene.db.query.updateTable('items').set({ status: 'not-found' }).where('stationId', '=', 'pirita').execute();
    const missed = {
      kind: 'item-missing',
      target: 'session-1',
      stationId: 'pirita',
      data: { itemIds: [paddle?.id] },
    } as const;
    await scene.db.transaction((tx) => raiseAlert(tx, missed, scene.clock.now()));
    await programOf('pirita', { scan: async () => ({ rfids, isOpen: true }) });

    const scan = await scene.owner.call(calls.scanLocker, { stationId: 'pirita', lockerNumber: 1 });
    expect(scan).toEqual({ rfids, isOpen: true });
    const after = await scene.admin.call(calls.adminStation, { stationId: 'pirita' });
    expect(after.lockers[0]).toMatchObject({ rfids, isOpen: true });
    const found = after.lockers[0]?.items.filter(({ status }) => status === 'found');
    expect(found?.map(({ name }) => name)).toEqual(['Paddle']);
    expect(await actionsOn('pirita/1')).toContain('locker-scanned');
    const { alerts } = await scene.owner.call(calls.alerts, { stationId: 'pirita' });
    expect(alerts.filter(({ kind }) => kind === 'item-missing')).toMatchObject([
      { closedAt: expect.any(String) as string },
    ]);
  });

  test('says so when the reader is silent', async () => {
    await programOf('pirita', {
      scan: async () => {
        throw new RpcFailure('reader-silent');
      },
    });
    const told = await scene.owner.ask('POST', '/api/stations/pirita/lockers/1/scan');
    expect(told).toMatchObject({ status: 400, refusal: 'station-fault' });
  });
});

test('a tag held to the reader is read for whoever runs the station', async () => {
  await programOf('pirita', { readCard: async () => ({ rfids: ['E2801234'] }) });
  expect(await scene.owner.call(calls.readCard, { stationId: 'pirita' })).toEqual({ rfids: ['E2801234'] });
});

test('a reader to which nobody held a tag is told of in words', async () => {
  await programOf('pirita', { readCard: async () => ({ rfids: [] }) });
  const told = await scene.owner.ask('POST', '/api/stations/pirita/read-card');
  expect(told).toMatchObject({ status: 400, refusal: 'no-tag-seen' });
  expect(told.text).toBe('No tag was held to the reader. Please try again and hold it there for a moment.');
});

describe('a command line', () => {
  test('answers plain text to an admin who just signed in, and the record has the command', async () => {
    await scene.signInAgain();
    await programOf('pirita', { exec: async ({ command }) => ({ output: `ran ${command}\n` }) });
    const told = await scene.admin.ask('POST', '/api/stations/pirita/exec', { command: 'uptime' });
    expect(told).toMatchObject({ status: 200, text: 'ran uptime\n' });
    expect((await scene.auditOf('pirita')).at(-1)).toMatchObject({
      action: 'command-run',
      data: { command: 'uptime' },
    });
  });

  test('is declined where the program was not started for it', async () => {
    await programOf('pirita', {
      exec: async () => {
        throw new RpcFailure('exec-switched-off');
      },
    });
    const told = await scene.admin.ask('POST', '/api/stations/pirita/exec', { command: 'uptime' });
    expect(told).toMatchObject({ status: 403, refusal: 'exec-switched-off' });
  });
});

test('the program is asked to update itself', async () => {
  await programOf('pirita');
  expect(await scene.admin.call(calls.updateStation, { stationId: 'pirita' })).toEqual({ success: true });
});

test('edits reach the program while it is connected', async () => {
  const program = await programOf('pirita');
  await scene.owner.call(calls.editStation, {
    stationId: 'pirita',
    prefs: { MODE: 'return-only', ADMIN_PIN: '471147' },
  });
  await vi.waitFor(
    () => expect(program.station?.prefs).toMatchObject({ MODE: 'return-only', ADMIN_PIN: '471147' }),
    SOON,
  );
  await scene.owner.call(calls.editLocker, { stationId: 'pirita', lockerNumber: 6, status: 'disabled' });
  await vi.waitFor(() => expect(program.lockers.find(({ number }) => number === 6)?.status).toBe('disabled'), SOON);
});

test('a new key hangs up on the program with the earlier one', async () => {
  const program = await programOf('pirita');
  await scene.admin.call(calls.newStationKey, { stationId: 'pirita' });
  await vi.waitFor(() => expect(program.isConnected).toBe(false), SOON);
});
