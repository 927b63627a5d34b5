import { SOON } from '@laine/contract/testing/soon.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { HardwareFault, type DoorMove } from '../../hardware.ts';
import { ModelLockBoards } from './testing/model-lock-boards.ts';
import { HASTY, layWire, openHardware, needsWires, PATIENT, UNPLUGGED } from './testing/serial-bench.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeEach(needsWires);

async function openDoors(lockerNumbers: number[], pace = PATIENT) {
  const wire = await layWire();
  const boards = new ModelLockBoards(wire);
  const { hardware, faults } = await openHardware({ doors: wire.path }, lockerNumbers, pace);
  const moves: DoorMove[] = [];
  hardware.onDoor((door) => moves.push(door));
  const doorFaults = () => faults.filter(({ part }) => part === 'doors');
  /** Enough further requests for two looks at each of two controllers, so that earlier changes are known. */
  const lookAgain = async () => {
    const requests = boards.heard.length + 8;
    await vi.waitFor(() => expect(boards.heard.length).toBeGreaterThanOrEqual(requests), SOON);
  };
  return { wire, boards, hardware, moves, doorFaults, lookAgain };
}

test('a door is asked for with the bytes of the table and heard when it opens and closes', async () => {
  const { boards, hardware, moves, lookAgain } = await openDoors([1, 2]);

  expect(await hardware.isOpen(2)).toBe(false);
  expect(new Set(boards.heard)).toEqual(new Set(['0200300335']));

  await lookAgain();
  boards.open(2);
  await vi.waitFor(() => expect(moves).toEqual([{ lockerNumber: 2, isOpen: true }]), SOON);
  expect([await hardware.isOpen(1), await hardware.isOpen(2)]).toEqual([false, true]);

  boards.shut(2);
  await vi.waitFor(() => expect(moves.at(-1)).toEqual({ lockerNumber: 2, isOpen: false }), SOON);
  expect(moves).toHaveLength(2);
});

test.for([
  { lockerNumber: 1, bytes: '0200310336' },
  { lockerNumber: 3, bytes: '0202310338' },
  { lockerNumber: 16, bytes: '020f310345' },
  { lockerNumber: 17, bytes: '0210310346' },
  { lockerNumber: 256, bytes: '02ff310335' },
])('locker $lockerNumber is released by $bytes, once', async ({ lockerNumber, bytes }) => {
  const { boards, hardware, moves, lookAgain } = await openDoors([lockerNumber]);
  await lookAgain();

  await hardware.unlock(lockerNumber);
  await vi.waitFor(() => expect(moves).toEqual([{ lockerNumber, isOpen: true }]), SOON);

  await lookAgain();
  expect(boards.heard.filter((request) => request.slice(4, 6) === '31')).toEqual([bytes]);
});

test('a door that was open before anybody looked has not moved', async () => {
  const wire = await layWire();
  const boards = new ModelLockBoards(wire);
  boards.open(1);
  const { hardware } = await openHardware({ doors: wire.path }, [1], PATIENT);
  const moves: DoorMove[] = [];
  hardware.onDoor((door) => moves.push(door));

  await vi.waitFor(() => expect(boards.heard.length).toBeGreaterThan(5), SOON);
  expect(await hardware.isOpen(1)).toBe(true);
  expect(moves).toEqual([]);
});

test('answers are understood in pieces, after noise and between echoes', async () => {
  const { boards, hardware, moves, lookAgain } = await openDoors([5, 20]);
  boards.speaksByteByByte = true;
  boards.noiseBeforeAnswers = [0xff, 0x02, 0x00, 0x35, 0x02, 0x03];
  boards.echoes = true;

  await lookAgain();
  boards.open(20);
  await vi.waitFor(() => expect(moves).toEqual([{ lockerNumber: 20, isOpen: true }]), SOON);
  expect([await hardware.isOpen(5), await hardware.isOpen(20)]).toEqual([false, true]);
});

test('an answer under a wrong checksum is no answer, and the next one counts', async () => {
  const { boards, hardware } = await openDoors([1], { ...HASTY, doorPauseInMs: 60_000 });
  boards.wrongSumsLeft = 100;
  await expect(hardware.isOpen(1)).rejects.toThrow(new HardwareFault('doors', 'Lock controller 0: no answer'));

  boards.wrongSumsLeft = 0;
  await vi.waitFor(async () => expect(await hardware.isOpen(1)).toBe(false), SOON);
});

test('a door that one reading alone calls open has not moved', async () => {
  const { boards, moves, lookAgain } = await openDoors([1]);
  await lookAgain();

  boards.nextLie = 1;
  await lookAgain();
  expect(boards.nextLie).toBeUndefined();
  expect(moves).toEqual([]);
});

test('a dead controller is a fault until it answers again, and does not hold up the other', async () => {
  const { boards, hardware, moves, doorFaults, lookAgain } = await openDoors([1, 17], HASTY);
  await lookAgain();
  boards.deadBoards.add(1);

  const device = 'Lock controller 1';
  const reason = `${device}: no answer`;
  await vi.waitFor(() => expect(doorFaults()).toContainEqual({ part: 'doors', device, isSilent: true, reason }), SOON);
  await expect(hardware.isOpen(17)).rejects.toThrow(new HardwareFault('doors', reason));
  boards.open(1);
  await vi.waitFor(() => expect(moves).toContainEqual({ lockerNumber: 1, isOpen: true }), SOON);

  boards.deadBoards.clear();
  await vi.waitFor(() => expect(doorFaults().at(-1)).toMatchObject({ isSilent: false }), SOON);
});

test('a pulled cable fails calls at once; nothing is sent late, and doors moved meanwhile are heard', async () => {
  const { wire, boards, hardware, moves, doorFaults, lookAgain } = await openDoors([1, 2], UNPLUGGED);
  await lookAgain();

  await wire.pullOut();
  await vi.waitFor(() => expect(doorFaults().at(-1)).toMatchObject({ isSilent: true }), SOON);
  await expect(hardware.unlock(1)).rejects.toThrow(HardwareFault);
  await expect(hardware.isOpen(1)).rejects.toThrow(HardwareFault);
  boards.open(2);

  await wire.plugIn();
  await vi.waitFor(() => expect(doorFaults().at(-1)).toMatchObject({ isSilent: false }), SOON);
  await vi.waitFor(() => expect(moves).toEqual([{ lockerNumber: 2, isOpen: true }]), SOON);
  await lookAgain();
  expect(boards.heard.filter((request) => request.slice(4, 6) === '31')).toEqual([]);
});

test('a release whose turn does not come in time is never sent', async () => {
  const { boards, hardware } = await openDoors([1], {
    ...PATIENT,
    answerLimitInMs: 1000,
    turnLimitInMs: 100,
    doorPauseInMs: 60_000,
  });
  await vi.waitFor(() => expect(boards.heard.length).toBeGreaterThanOrEqual(2), SOON);
  boards.deadBoards.add(0);
  const unanswered = hardware.isOpen(1).catch((error: unknown) => error);

  await expect(hardware.unlock(1)).rejects.toThrow(new HardwareFault('doors', 'The line was busy for too long'));
  expect(await unanswered).toEqual(new HardwareFault('doors', 'Lock controller 0: no answer'));
  boards.deadBoards.clear();
  await vi.waitFor(async () => expect(await hardware.isOpen(1)).toBe(false), SOON);
  expect(boards.heard.filter((request) => request.slice(4, 6) === '31')).toEqual([]);
});

test('closing fails what is under way and leaves the line quiet', async () => {
  const { boards, hardware, lookAgain } = await openDoors([1]);
  await lookAgain();
  boards.deadBoards.add(0);
  const calls = [hardware.isOpen(1), hardware.unlock(1)].map((call) => call.catch((error: unknown) => error));

  await hardware.close();
  expect(await Promise.all(calls)).toEqual([expect.any(HardwareFault), expect.any(HardwareFault)]);
  await expect(hardware.unlock(1)).rejects.toThrow(new HardwareFault('doors', 'Closed'));
  await hardware.close();
});

test('a door that does not exist and a port that is not named are faults', async () => {
  const { hardware, faults } = await openHardware({}, [1], PATIENT);

  expect(faults).toEqual([
    { part: 'doors', device: 'The port', isSilent: true, reason: 'DOOR_SERIAL is not set' },
    { part: 'box-readers', device: 'The port', isSilent: true, reason: 'BOX_SERIAL is not set' },
    { part: 'card-reader', device: 'The port', isSilent: true, reason: 'CARD_SERIAL is not set' },
  ]);
  await expect(hardware.unlock(1)).rejects.toThrow(new HardwareFault('doors', 'DOOR_SERIAL is not set'));
  await expect(hardware.unlock(2)).rejects.toThrow(new HardwareFault('doors', 'There is no door 2'));
  await expect(hardware.scan(1, new AbortController().signal)).rejects.toMatchObject({ part: 'box-readers' });
});

test('a port that is not there yet is opened once it is', async () => {
  const wire = await layWire();
  await wire.pullOut();
  const { hardware, faults } = await openHardware({ doors: wire.path }, [1], PATIENT);
  expect(faults.find(({ part }) => part === 'doors')?.reason).toContain(wire.path);
  await expect(hardware.isOpen(1)).rejects.toThrow(HardwareFault);

  new ModelLockBoards(wire).open(1);
  await wire.plugIn();
  await vi.waitFor(async () => expect(await hardware.isOpen(1)).toBe(true), SOON);
});
