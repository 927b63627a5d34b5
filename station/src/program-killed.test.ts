import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SOON } from '@laine/contract/testing/soon.ts';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { SimulatedHardware } from './drivers/simulated/simulated-hardware.ts';
import { exampleSimulatedLocker } from './testing/example-station.ts';
import { openTestStation } from './testing/open-test-station.ts';
import { standingClock } from './testing/standing-clock.ts';

const program = fileURLToPath(new URL('./testing/dying-station.ts', import.meta.url));

type DeathMoment = 'before-unlock' | 'after-unlock' | 'after-unlocking-the-return' | 'while-checking-the-return';

/** A program kills itself (SIGKILL) at 09:00; the next one starts at 10:30 with the lockers as they are. */
async function restartAfter(moment: DeathMoment, arrange: (hardware: SimulatedHardware) => void) {
  const dataDir = temporaryFolder();
  const child = spawn(process.execPath, [program, dataDir, moment], { stdio: ['ignore', 'ignore', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  const hardware = new SimulatedHardware([1, 2].map(exampleSimulatedLocker));
  arrange(hardware);
  return openTestStation({ dataDir, hardware, told: null, clock: standingClock('2027-06-01T10:30:00Z') });
}

const types = (events: { type: string }[]) => events.map(({ type }) => type);

test('killed before the lock was released: nothing happened', async () => {
  const station = await restartAfter('before-unlock', () => undefined);
  expect(await station.program.pressKeypad({ code: '4711', intent: 'return' })).toEqual({ outcome: 'not-collected' });
  expect(await station.program.pressKeypad({ code: '4711', intent: 'open' })).toMatchObject({ outcome: 'opened' });
  const events = await station.endAndListEvents();
  expect(types(events)).toEqual(['door-opened', 'session-started']);
  expect(events[1]).toMatchObject({ at: '2027-06-01T10:30:00Z' });
});

test('killed when the door had sprung open: the renter’s session has started, at that time', async () => {
  const station = await restartAfter('after-unlock', (hardware) => hardware.openByHand(1));
  station.hardware.take(1);
  station.hardware.closeDoor(1);
  await expect.poll(() => station.view(), SOON).toMatchObject({ name: 'collected', isBoardInside: false });
  const events = await station.endAndListEvents();
  expect(types(events)).toEqual(['door-opened', 'session-started', 'door-closed']);
  expect(events[1]).toMatchObject({ sessionId: 'session-1', at: '2027-06-01T09:00:00Z' });
  // An hour and a half before this boot's clock began.
  expect(events[1]?.monotonicInMs).toBeLessThan(0);
});

test('killed when the door had sprung open, and the board was taken and the door shut meanwhile: the same', async () => {
  const station = await restartAfter('after-unlock', (hardware) => {
    hardware.openByHand(1);
    hardware.take(1);
    hardware.closeDoor(1);
  });
  await expect
    .poll(() => station.program.pressKeypad({ code: '4711', intent: 'return' }), SOON)
    .toMatchObject({ outcome: 'opened' });
  expect(types(await station.endAndListEvents()).slice(0, 3)).toEqual([
    'door-opened',
    'session-started',
    'door-closed',
  ]);
});

test('killed when the door had sprung open for a return with a dead tag: staff look, and it costs nothing', async () => {
  const station = await restartAfter('after-unlocking-the-return', (hardware) => hardware.killTag(1, 'board'));
  await expect.poll(station.view, SOON).toMatchObject({ name: 'in-question' });
  const events = await station.endAndListEvents();
  expect(events.at(-1)).toMatchObject({ sessionId: 'session-1', why: 'tag-unseen', at: '2027-06-01T09:00:00Z' });
});

test('killed while it looked into the closed locker: the return counts, from when the door was opened', async () => {
  const station = await restartAfter('while-checking-the-return', () => undefined);
  await expect
    .poll(() => station.program.pressKeypad({ code: '4711', intent: 'open' }), SOON)
    .toEqual({ outcome: 'over' });
  const events = await station.endAndListEvents();
  // Four events of the first boot, two of the second.
  expect(types(events)).toEqual([
    'door-opened',
    'session-started',
    'door-closed',
    'door-opened',
    'door-closed',
    'session-finished',
  ]);
  expect(events.at(-1)).toMatchObject({ sequence: 2, at: '2027-06-01T09:00:00Z', missingItemIds: [] });
});
