import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test } from 'vitest';
import { exampleLocker, exampleSession } from './testing/example-station.ts';
import { openTestStation, type TestStationOptions } from './testing/open-test-station.ts';
import { standingClock } from './testing/standing-clock.ts';
import { KEY, openTestServer } from './testing/test-server.ts';

/** The server's clock shows `trueTime`; the station's is off. The example session is from 09:00 to 11:00. */
async function openWithClock(trueTime: string, offInMinutes: number, options: TestStationOptions = {}) {
  const isTrue = Temporal.Instant.from(`2027-06-01T${trueTime}:00Z`);
  const clock = standingClock(String(isTrue.add({ minutes: offInMinutes })));
  const server = await openTestServer();
  server.time = () => clock.now().subtract({ minutes: offInMinutes });
  const station = await openTestStation({ clock, serverUrl: server.url, key: KEY, ...options });
  const linked = async () => {
    await expect.poll(() => station.program.isOnline(), SOON).toBe(true);
  };
  const type = (intent: 'open' | 'return' = 'open') => station.program.pressKeypad({ code: '4711', intent });
  return { ...station, server, linked, type };
}

const SLOW = -30;
const FAST = 30;

test.for([SLOW, FAST])('with a clock that is off by %s minutes a code works when it should', async (off) => {
  const early = await openWithClock('08:49', off);
  await early.linked();
  expect(await early.type()).toEqual({ outcome: 'too-early' });
  early.clock.advance({ minutes: 1 });
  expect(await early.type()).toEqual({ outcome: 'opened', lockerNumber: 1 });

  const last = await openWithClock('10:59', off);
  await last.linked();
  expect(await last.type()).toEqual({ outcome: 'opened', lockerNumber: 1 });

  const over = await openWithClock('11:00', off);
  await over.linked();
  expect(await over.type()).toEqual({ outcome: 'over' });
});

test.for([SLOW, FAST])(
  'with a clock that is off by %s minutes the free ten minutes are those of the booking',
  async (off) => {
    const out = {
      lockers: [exampleLocker(1, { status: 'rented' })],
      sessions: [exampleSession({ status: 'started' })],
    };
    for (const [returned, wasLate] of [
      ['11:10', false],
      ['11:11', true],
    ] as const) {
      const { linked, type, hardware, view } = await openWithClock(returned, off, { told: out });
      await linked();
      await type('return');
      hardware.closeDoor(1);
      await expect.poll(view, SOON).toEqual({ name: 'returned', lockerNumber: 1, wasLate });
    }
  },
);

test.for([SLOW, FAST])('with a clock that is off by %s minutes the screen tells the right time', async (off) => {
  const { program, linked, clock } = await openWithClock('04:59', off, { told: { sessions: [] } });
  await linked();
  expect(program.screen()).toMatchObject({ now: '2027-06-01T04:59:00Z', closed: 'after-hours' });
  clock.advance({ minutes: 1 });
  expect(program.screen()).toMatchObject({ now: '2027-06-01T05:00:00Z', closed: null });
});

test('the server’s time counts on without the network, and when somebody sets the wall clock', async () => {
  const { program, linked, type, clock } = await openWithClock('08:40', SLOW);
  await linked();
  program.unplug();
  clock.set('1970-01-01T00:00:00Z');
  clock.advance({ minutes: 9 });
  expect(await type()).toEqual({ outcome: 'too-early' });
  clock.advance({ minutes: 1 });
  expect(await type()).toEqual({ outcome: 'opened', lockerNumber: 1 });
});

test('before the server was heard the wall clock counts; the journal always holds what that showed', async () => {
  const { program, server, linked, type } = await openWithClock('09:00', SLOW);
  program.unplug();
  expect(await type()).toEqual({ outcome: 'too-early' });
  program.plug();
  await linked();
  expect(await type()).toEqual({ outcome: 'opened', lockerNumber: 1 });
  await expect.poll(() => server.countStored(), SOON).toBe(2);
  expect(Object.values(server.stored).flat()).toMatchObject([
    { type: 'door-opened', at: '2027-06-01T08:30:00Z', monotonicInMs: 1000 },
    { type: 'session-started', at: '2027-06-01T08:30:00Z' },
  ]);
});

test('what was missing is waited for ten minutes by the right time, also after a restart', async () => {
  const told = {
    lockers: [exampleLocker(1, { status: 'rented' })],
    sessions: [exampleSession({ status: 'started' })],
  };
  const before = await openWithClock('11:00', SLOW, { told });
  await before.linked();
  await before.type('return');
  before.hardware.take(1, 'vest');
  before.hardware.closeDoor(1);
  await expect.poll(before.view, SOON).toMatchObject({ name: 'missing' });
  await before.close();

  const { clock, dataDir, hardware, server } = before;
  const after = await openTestStation({ clock, dataDir, hardware, told: null, serverUrl: server.url, key: KEY });
  await expect.poll(() => after.program.isOnline(), SOON).toBe(true);
  const finished = () =>
    Object.values(server.stored)
      .flat()
      .filter(({ type }) => type === 'session-finished');
  clock.advance({ minutes: 9 });
  await after.program.pingNow();
  expect(finished()).toEqual([]);
  clock.advance({ minutes: 1 });
  await after.program.pingNow();
  await expect.poll(finished, SOON).toMatchObject([{ missingItemIds: ['vest-1'], at: '2027-06-01T10:30:00Z' }]);
});

test.for([SLOW, FAST])(
  'neither the server’s time nor a clock that is set by %s minutes ends a lock-out',
  async (off) => {
    const { program, linked, clock } = await openWithClock('09:00', off);
    program.unplug();
    const tryCode = (code: string) => program.pressKeypad({ code, intent: 'open' });
    for (let tries = 0; tries < 5; tries++) await tryCode('0000');
    program.plug();
    await linked();
    clock.set('2027-06-01T09:00:00Z');
    clock.advance({ seconds: 59 });
    expect(await tryCode('4711')).toEqual({ outcome: 'locked-out', waitInSeconds: 1 });
    clock.advance({ seconds: 1 });
    expect(await tryCode('4711')).toEqual({ outcome: 'opened', lockerNumber: 1 });
  },
);
