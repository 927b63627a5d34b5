import { SOON } from '@laine/contract/testing/soon.ts';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Memory } from '../memory/open-memory.ts';
import { systemClock } from '../station-clock.ts';
import { exampleLocker, exampleSession, exampleStation } from '../testing/example-station.ts';
import { keptLog } from '../testing/kept-log.ts';
import { openTestMemory } from '../testing/open-test-memory.ts';
import { KEY, openTestServer, TestServer } from '../testing/test-server.ts';
import { ServerTime } from './server-time.ts';
import { StationLink } from './station-link.ts';

type Options = { server: TestServer; key?: string; dataDir?: string; serverUrl?: string; answersWithinInMs?: number };

/** A link and a memory, without lockers. */
function openLink({ server, key = KEY, dataDir = temporaryFolder(), serverUrl, ...options }: Options) {
  const clock = systemClock;
  const memory = openTestMemory({ dataDir, clock });
  const serverTime = new ServerTime(() => clock.monotonicInMs());
  const done = () => ({});
  const link = new StationLink({
    serverUrl: serverUrl ?? server.url,
    key,
    version: '1.2.3',
    memory,
    clock,
    serverTime,
    handlers: {
      open: () => ({ success: true }),
      scan: () => ({ rfids: [], isOpen: false }),
      readCard: () => ({ rfids: [] }),
      exec: () => ({ output: '' }),
      update: () => ({ success: false }),
      setStation: done,
      setLockers: done,
      setSessions: () => ({ kept: [] }),
    },
    log: keptLog(),
    waitInMs: () => 1,
    ...options,
  });
  memory.onChange(() => link.flush());
  onTestFinished(() => link.close());
  return { memory, link, serverTime, dataDir };
}

const happen = (memory: Memory, count: number) =>
  memory.transaction(() => {
    for (let index = 0; index < count; index++) {
      memory.journal.append({ type: 'fault', title: `number ${index}`, data: {} });
    }
  });

const online = (link: StationLink) => vi.waitUntil(() => link.isOnline(), SOON);
const sequences = (server: TestServer, memory: Memory) =>
  (server.stored[memory.journal.bootId] ?? []).map(({ sequence }) => sequence);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('it says hello and delivers what happened before and after, each event once', async () => {
  const server = await openTestServer();
  const { memory, link } = openLink({ server });
  happen(memory, 3);
  await online(link);
  happen(memory, 2);
  await expect.poll(() => sequences(server, memory), SOON).toEqual(upTo(5));
  await expect.poll(() => memory.journal.countUnsent(), SOON).toBe(0);
  expect(server.hellos).toMatchObject([{ bootId: memory.journal.bootId, version: '1.2.3' }]);
  expect(server.arrived[memory.journal.bootId]).toHaveLength(5);
});

test('earlier boots come first, and more than fits into one frame', async () => {
  const dataDir = temporaryFolder();
  const before = openTestMemory({ dataDir });
  happen(before, 450);
  before.close();
  const server = await openTestServer();
  const arrivals: string[] = [];
  server.beforeStoring = (events) => arrivals.push(`${events[0]?.sequence} to ${events.at(-1)?.sequence}`);
  const { memory } = openLink({ server, dataDir });
  happen(memory, 1);
  await expect.poll(() => memory.journal.countUnsent(), SOON).toBe(0);
  expect(server.stored[before.journal.bootId]).toHaveLength(450);
  expect(arrivals).toEqual(['1 to 200', '201 to 400', '401 to 450', '1 to 1']);
  // The server needs it to know when it has heard everything.
  expect(server.hellos).toMatchObject([{ newestEvent: { bootId: memory.journal.bootId, sequence: 1 } }]);
});

test('cut at every possible moment, nothing is lost, doubled or out of order', async () => {
  const server = await openTestServer();
  let frames = 0;
  // Every third frame is cut before it's stored, every third after, so its acknowledgement is lost.
  server.beforeStoring = () => {
    frames += 1;
    if (frames % 3 === 1) {
      server.cut();
      throw new Error('cut');
    }
  };
  server.beforeAcknowledging = () => {
    if (frames % 3 === 2) server.cut();
  };
  const { memory } = openLink({ server });
  for (let round = 0; round < 15; round++) {
    happen(memory, 4);
    await expect.poll(() => server.countStored(), SOON).toBe((round + 1) * 4);
  }
  await expect.poll(() => memory.journal.countUnsent(), SOON).toBe(0);
  expect(sequences(server, memory)).toEqual(upTo(60));
  expect(server.hellos.length).toBeGreaterThan(10);
  expect(server.maxLines).toBe(1);
  // The next hello tells us what was stored although its acknowledgement was lost, so it isn't sent again.
  expect(server.arrived[memory.journal.bootId]).toHaveLength(60);
});

test('a server that is not there yet is found when it comes', async () => {
  const server = await openTestServer();
  const { port, url } = server;
  await server.close();
  const { memory, link } = openLink({ server, serverUrl: url });
  happen(memory, 2);
  expect(link.isOnline()).toBe(false);
  const back = new TestServer();
  await back.listen(port);
  onTestFinished(() => back.close());
  await online(link);
  await expect.poll(() => sequences(back, memory), SOON).toEqual(upTo(2));
});

test('a wrong key is refused, tried again, and nothing of the journal is lost', async () => {
  const server = await openTestServer();
  const { memory, link } = openLink({ server, key: 'some-other-key' });
  happen(memory, 1);
  await expect.poll(() => server.triesWithWrongKey, SOON).toBeGreaterThan(2);
  expect(link.isOnline()).toBe(false);
  expect(memory.journal.countUnsent()).toBe(1);
});

test('a key of another station than the memory’s is not used', async () => {
  const server = await openTestServer();
  const { memory, link } = openLink({ server });
  memory.transaction(() => memory.station.set(exampleStation({ id: 'parnu' })));
  happen(memory, 1);
  await expect.poll(() => server.hellos.length, SOON).toBeGreaterThan(2);
  expect(link.isOnline()).toBe(false);
  expect(server.countStored()).toBe(0);
});

test('an unplugged station stays away until it is plugged in', async () => {
  const server = await openTestServer();
  const { memory, link } = openLink({ server });
  await online(link);
  link.unplug();
  expect(link.isOnline()).toBe(false);
  happen(memory, 1);
  await expect.poll(() => server.lines, SOON).toBe(0);
  expect(server.countStored()).toBe(0);
  link.plug();
  await expect.poll(() => server.countStored(), SOON).toBe(1);
  expect(server.hellos).toHaveLength(2);
});

test('a ping that nobody answers ends the socket, and the next one is tried', async () => {
  const server = await openTestServer();
  const { link } = openLink({ server, answersWithinInMs: 2_000 });
  await online(link);
  await link.pingNow();
  expect(server.pings).toMatchObject([{ versionCode: 10_203, networkType: expect.any(String) }]);
  server.isDumb = true;
  void link.pingNow();
  await expect.poll(() => link.isOnline(), SOON).toBe(false);
  server.isDumb = false;
  await online(link);
});

test('it pings by itself, as often as the server asks', async () => {
  const server = await openTestServer();
  server.pingIntervalInSeconds = 1;
  const { link, memory } = openLink({ server });
  memory.transaction(() => memory.station.set(exampleStation({ prefs: { PING_INTERVAL: '1' } })));
  await online(link);
  await expect.poll(() => server.pings.length, SOON).toBeGreaterThan(1);
});

test('a server that acknowledges nothing is not asked in a hurry, and one that speaks otherwise does no harm', async () => {
  const server = await openTestServer();
  server.beforeStoring = () => {
    throw new Error('an older server does not know these events');
  };
  const { memory, link } = openLink({ server });
  happen(memory, 2);
  await expect.poll(() => server.hellos.length, SOON).toBeGreaterThan(2);
  expect(memory.journal.countUnsent()).toBe(2);
  server.beforeStoring = () => undefined;
  await expect.poll(() => sequences(server, memory), SOON).toEqual(upTo(2));
  await online(link);
  expect(await server.call('setLockers', { lockers: [exampleLocker(1)] })).toEqual({});
  expect(await server.call('setSessions', { sessions: [exampleSession()], removed: [], complete: true })).toEqual({
    kept: [],
  });
});

test('the server’s time is known from hello on', async () => {
  const server = await openTestServer();
  server.time = () => Temporal.Now.instant().add({ hours: 3 });
  const { link, serverTime } = openLink({ server });
  await online(link);
  expect(serverTime.isBefore(server.time().subtract({ milliseconds: 2 }))).toBe(false);
  expect(serverTime.isBefore(server.time().add({ minutes: 1 }))).toBe(true);
});
