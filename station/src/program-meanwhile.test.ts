import { SOON } from '@laine/contract/testing/soon.ts';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, test } from 'vitest';
import { SimulatedHardware } from './drivers/simulated/simulated-hardware.ts';
import { openMemory } from './memory/open-memory.ts';
import { collectBoard } from './testing/collect-board.ts';
import { exampleKey, exampleLocker, exampleSession, exampleSimulatedLocker, tagOf } from './testing/example-station.ts';
import { openLinkedScene } from './testing/open-linked-scene.ts';
import { tell } from './testing/open-test-memory.ts';
import { openTestStation } from './testing/open-test-station.ts';
import { standingClock } from './testing/standing-clock.ts';

/** Races: somebody else was quicker, a door moved, a reader missed something. */

const second = exampleSession({ id: 'session-2', code: '2222', lockerNumber: 2 });

/** Lockers where something happens right before the program looks inside. */
class LockersWithSurprise extends SimulatedHardware {
  beforeLook: (look: number) => Promise<string[] | undefined> = async () => undefined;
  #looks = 0;

  override async scan(lockerNumber: number): Promise<string[]> {
    this.#looks += 1;
    return (await this.beforeLook(this.#looks)) ?? super.scan(lockerNumber);
  }
}

const twoLockers = () => new LockersWithSurprise([1, 2].map(exampleSimulatedLocker));

test('a board that the reader missed once is given out all the same', async () => {
  const hardware = twoLockers();
  hardware.beforeLook = async (look) => (look === 1 ? [] : undefined);
  const station = await openTestStation({ hardware });
  expect(await station.program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({
    outcome: 'opened',
    lockerNumber: 1,
  });
  expect((await station.endAndListEvents()).map(({ type }) => type)).toEqual(['door-opened', 'session-started']);
});

test('a session that is cancelled during the look opens nothing', async () => {
  const hardware = twoLockers();
  const { program, server } = await openLinkedScene({ hardware });
  hardware.beforeLook = async () => {
    await server.call('setSessions', { sessions: [], removed: ['session-1'], complete: false });
    return undefined;
  };
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'busy' });
  expect(hardware.picture().map(({ isOpen }) => isOpen)).toEqual([false, false]);
});

test('two renters with the same locker: the second gets the next one', async () => {
  const hardware = twoLockers();
  const told = { sessions: [exampleSession(), { ...second, lockerNumber: 1 }] };
  const { program, server, clock } = await openLinkedScene({ hardware, told });
  const expiresAt = String(clock.now().add({ seconds: 20 }));
  let fromAfar: Promise<{ success: boolean }> | undefined;
  hardware.beforeLook = async (look) => {
    if (look > 1) return undefined;
    fromAfar = server.call('open', { commandId: 'command-1', expiresAt, lockerNumber: 1, sessionId: 'session-2' });
    // Frames are handled in order: after this one, the second renter waits for the first one's locker.
    await server.call('setLockers', { lockers: [exampleLocker(1), exampleLocker(2)] });
    return undefined;
  };
  expect(await program.pressKeypad({ code: '4711', intent: 'open' })).toEqual({ outcome: 'opened', lockerNumber: 1 });
  expect(await fromAfar).toEqual({ success: true });
  expect(hardware.picture().map(({ isOpen }) => isOpen)).toEqual([true, true]);
});

test('a door that stands open at the booked end ends nothing: the board may be leaving just then', async () => {
  const station = await openTestStation();
  const { program, hardware, clock } = station;
  await program.pressKeypad({ code: '4711', intent: 'open' });
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'collected', isBoardInside: true });
  await program.pressKeypad({ code: '4711', intent: 'open' });
  clock.advance({ hours: 2 });
  await program.pingNow();
  hardware.take(1);
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'collected', isBoardInside: false });
  expect((await station.endAndListEvents()).map(({ type }) => type)).not.toContain('session-finished');
});

test('what is missing cannot be confirmed while the door is open again', async () => {
  const station = await openTestStation();
  const { program, hardware } = station;
  await collectBoard(station);
  await program.pressKeypad({ code: '4711', intent: 'return' });
  hardware.put(1, 'board');
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'missing' });
  hardware.openByHand(1);
  await program.whenIdle();
  expect(await program.touch({ type: 'confirm-missing' })).toMatchObject({ view: { name: 'start' } });
  hardware.put(1);
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'returned' });
  expect((await station.endAndListEvents()).at(-1)).toMatchObject({ type: 'session-finished', missingItemIds: [] });
});

test('locks that fall silent do not make an open door forget whom it is open for', async () => {
  const station = await openTestStation();
  const { program, hardware } = station;
  await collectBoard(station);
  await program.pressKeypad({ code: '4711', intent: 'return' });
  hardware.silence('doors', true);
  expect(await program.pressKeypad({ code: '4711', intent: 'return' })).toMatchObject({ outcome: 'jammed' });
  hardware.silence('doors', false);
  await program.whenIdle();
  hardware.put(1);
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'returned' });
  const events = await station.endAndListEvents();
  expect(events.filter(({ type }) => type === 'door-opened')).toMatchObject([{ by: 'code' }, { by: 'code' }]);
  expect(events.at(-1)).toMatchObject({ type: 'session-finished', by: 'code' });
});

test('a return that nobody saw begin is not believed while the reader is silent', async () => {
  const [dataDir, clock, hardware] = [temporaryFolder(), standingClock(), twoLockers()];
  hardware.silence('box-readers', true);
  const memory = openMemory(dataDir, clock, exampleKey);
  tell(memory, {
    lockers: [exampleLocker(1, { status: 'rented' }), exampleLocker(2)],
    sessions: [exampleSession({ status: 'started' })],
  });
  memory.transaction(() =>
    memory.openings.write({
      lockerNumber: 1,
      sessionId: 'session-1',
      purpose: 'return',
      by: 'code',
      commandId: null,
      baseline: null,
      asked: memory.journal.now(),
      isOpen: false,
    }),
  );
  memory.close();
  const station = await openTestStation({ dataDir, clock, hardware, told: null });
  await station.program.whenIdle();
  expect((await station.endAndListEvents()).map(({ type }) => type)).toEqual(['door-closed']);
});

test('a locker that is closed to renters already is not closed again when its board is taken out', async () => {
  const told = { lockers: [exampleLocker(1, { status: 'disabled' }), exampleLocker(2)] };
  const station = await openTestStation({ told });
  const { program, hardware } = station;
  hardware.openByHand(1);
  await program.whenIdle();
  hardware.take(1);
  hardware.closeDoor(1);
  await program.whenIdle();
  expect((await station.endAndListEvents()).map(({ type }) => type)).toEqual(['door-opened', 'door-closed']);
});

test('a paddle opens the locker it was taken from, whichever it belongs to', async () => {
  const standsWith = (lockerNumber: number, paddleOf: number) => ({
    ...exampleSimulatedLocker(lockerNumber),
    stood: {
      isOpen: false,
      isJammed: false,
      tags: [tagOf(lockerNumber, 'board'), tagOf(paddleOf, 'paddle'), tagOf(lockerNumber, 'vest')],
    },
  });
  const hardware = new SimulatedHardware([standsWith(1, 2), standsWith(2, 1)]);
  const station = await openTestStation({ hardware, told: { sessions: [exampleSession(), second] } });
  for (const [code, lockerNumber] of [
    ['4711', 1],
    ['2222', 2],
  ] as const) {
    await station.program.pressKeypad({ code, intent: 'open' });
    hardware.take(lockerNumber);
    hardware.closeDoor(lockerNumber);
    await expect.poll(station.view, SOON).toMatchObject({ name: 'collected', lockerNumber });
  }
  hardware.holdCard(tagOf(2, 'paddle'));
  await expect.poll(station.view, SOON).toMatchObject({ name: 'open', lockerNumber: 1, purpose: 'return' });
});

test('a paddle that was kept opens no locker of those who came after', async () => {
  const told = { sessions: [exampleSession(), { ...second, lockerNumber: 1 }] };
  const station = await openTestStation({ told });
  const { program, hardware } = station;
  await collectBoard(station);
  await program.pressKeypad({ code: '4711', intent: 'return' });
  hardware.put(1, 'board');
  hardware.put(1, 'vest');
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'missing' });
  await program.touch({ type: 'confirm-missing' });

  expect(await program.pressKeypad({ code: '2222', intent: 'open' })).toEqual({ outcome: 'opened', lockerNumber: 1 });
  hardware.take(1);
  hardware.closeDoor(1);
  await expect.poll(station.view, SOON).toMatchObject({ name: 'collected' });
  hardware.holdCard(tagOf(1, 'paddle'));
  await expect.poll(station.view, SOON).toMatchObject({ name: 'code', problem: { what: 'unknown-tag' } });
  expect(hardware.picture()[0]).toMatchObject({ isOpen: false });
});

test('a code that is over proves nothing: the wrong ones before it still count, and so does it', async () => {
  const over = exampleSession({ id: 'session-2', code: '2222', lockerNumber: 2, status: 'finished' });
  const { program } = await openTestStation({ told: { sessions: [exampleSession(), over] } });
  const press = (code: string) => program.pressKeypad({ code, intent: 'open' });
  for (let tries = 0; tries < 3; tries++) await press('0000');
  expect(await press('2222')).toEqual({ outcome: 'over' });
  expect(await press('0000')).toEqual({ outcome: 'wrong-code', waitInSeconds: 60 });
});
