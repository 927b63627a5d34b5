import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sandboxCalls } from '../sandbox-calls.ts';
import { openOutsideScene } from '../testing/open-outside-scene.ts';
import { loadClockOffset } from './clock-file.ts';

test('the clock moves forward and answers after the due jobs have run', async () => {
  const world = await openOutsideScene();
  const seen: Temporal.Instant[] = [];
  world.drainJobsWith(async () => {
    seen.push(world.clock.now());
  });

  expect(await world.call(sandboxCalls.clock)).toMatchObject({ offsetInSeconds: 0 });
  const moved = await world.call(sandboxCalls.advanceClock, { advanceInSeconds: 86_400 });

  expect(moved.offsetInSeconds).toBe(86_400);
  expect(Date.parse(moved.now)).toBeGreaterThan(Date.now() + 86_390_000);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.epochMilliseconds).toBeGreaterThan(Date.now() + 86_390_000);
});

test('moves that arrive together all count', async () => {
  const world = await openOutsideScene();
  await Promise.all(
    [60, 3600, 86_400].map((advanceInSeconds) => world.call(sandboxCalls.advanceClock, { advanceInSeconds })),
  );
  expect(await world.call(sandboxCalls.clock)).toMatchObject({ offsetInSeconds: 90_060 });
  expect((await loadClockOffset(world.dataDir)).total('seconds')).toBe(90_060);
});

test('the offset survives a restart', async () => {
  const before = await openOutsideScene();
  await before.call(sandboxCalls.advanceClock, { advanceInSeconds: 7200 });
  const after = await openOutsideScene({ dataDir: before.dataDir });
  expect(await after.call(sandboxCalls.clock)).toMatchObject({ offsetInSeconds: 7200 });
});

test.each([
  { advanceInSeconds: -1 },
  { advanceInSeconds: 1.5 },
  { advanceInSeconds: '60' },
  { advanceInSeconds: 1e12 },
  {},
])('the clock is not moved by %j', async (body) => {
  const world = await openOutsideScene();
  const response = await world.post('/api/clock', body);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(world.clock.offset().total('seconds')).toBe(0);
});

test('the clock ends before dates stop making sense', async () => {
  const world = await openOutsideScene();
  const twentyYears = { advanceInSeconds: 20 * 365 * 86_400 };
  for (let times = 0; times < 3; times++) await world.call(sandboxCalls.advanceClock, twentyYears);
  expect((await world.post('/api/clock', twentyYears)).status).toBe(400);
});

test('a damaged file is not taken for real time', async () => {
  const { dataDir } = await openOutsideScene();
  await writeFile(join(dataDir, 'clock.json'), '{"offset');
  await expect(loadClockOffset(dataDir)).rejects.toThrow(/damaged/);
});

test('the file is written whole', async () => {
  const world = await openOutsideScene();
  await world.call(sandboxCalls.advanceClock, { advanceInSeconds: 5 });
  expect(JSON.parse(await readFile(join(world.dataDir, 'clock.json'), 'utf8'))).toEqual({ offsetInSeconds: 5 });
});
