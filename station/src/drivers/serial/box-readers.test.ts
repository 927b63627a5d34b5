import { SOON } from '@laine/contract/testing/soon.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { HardwareFault } from '../../hardware.ts';
import { ModelTagReaders } from './testing/model-tag-readers.ts';
import type { ModelReader } from './testing/model-tag-readers.ts';
import { HASTY, layWire, openHardware, needsWires, PATIENT, UNPLUGGED } from './testing/serial-bench.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeEach(needsWires);

const BOARD = 'E2003098881900722140369E';
const PADDLE = 'E28011606000020528F904FA';
const VEST = '30340242201D';

const noEnd = () => new AbortController().signal;

/** After the first health check, scans have the line to themselves. */
const UNCHECKED = { ...PATIENT, readerCheckPauseInMs: 60_000, answerLimitInMs: 50 };

async function openReaders(readers: Record<number, ModelReader>, pace = UNCHECKED) {
  const wire = await layWire();
  const model = new ModelTagReaders(wire, readers);
  const lockerNumbers = [...model.readers.keys()];
  const { hardware, faults } = await openHardware({ boxes: wire.path }, lockerNumbers, pace);
  const readerFaults = () => faults.filter(({ part }) => part === 'box-readers');
  return { wire, model, hardware, readerFaults };
}

test('a scan asks the reader of its locker until two rounds bring nothing new', async () => {
  const { model, hardware } = await openReaders({
    1: { rounds: [['AAAA']] },
    2: { rounds: [[BOARD], [], [PADDLE, BOARD], [VEST], [BOARD], [PADDLE, VEST]] },
  });
  await vi.waitFor(() => expect(model.heard).toEqual(['a0030172ea']), SOON);

  expect(await hardware.scan(2, noEnd())).toEqual([BOARD, PADDLE, VEST]);
  expect(model.heard.slice(1)).toEqual(Array.from({ length: 6 }, () => 'a004028901d0'));
});

test('an empty locker is known after two rounds', async () => {
  const { model, hardware } = await openReaders({ 7: { rounds: [[]] } });

  expect(await hardware.scan(7, noEnd())).toEqual([]);
  expect(model.rounds).toBe(2);
});

test('a round that lost a reading is not a quiet one', async () => {
  const { model, hardware } = await openReaders({
    1: { rounds: [[BOARD], [], [BOARD, PADDLE]], swallowsFirst: 1 },
  });

  expect(await hardware.scan(1, noEnd())).toEqual([BOARD, PADDLE]);
  expect(model.rounds).toBe(5);
});

test('two scans at once take turns on the line and get their own tags', async () => {
  const { model, hardware } = await openReaders({
    1: { rounds: [[BOARD, PADDLE], [VEST]] },
    254: { rounds: [['1111'], ['2222', '3333']] },
  });

  const [first, second] = await Promise.all([hardware.scan(1, noEnd()), hardware.scan(254, noEnd())]);
  expect(first).toEqual([BOARD, PADDLE, VEST]);
  expect(second).toEqual(['1111', '2222', '3333']);
  expect(model.collisions).toBe(0);
});

test('readings are understood after noise and between echoes', async () => {
  const { model, hardware } = await openReaders({ 1: { rounds: [[BOARD, PADDLE]] } });
  // The echo of an inventory request has the shape of an error report.
  model.echoes = true;
  model.noiseBeforeFrames = [0x00, 0xa0, 0x02, 0xa0];

  expect(await hardware.scan(1, noEnd())).toEqual([BOARD, PADDLE]);
});

test('an end behind noise that announces a long frame is found when the time is over', async () => {
  const { model, hardware } = await openReaders({ 1: { rounds: [[]] } }, { ...UNCHECKED, inventoryLimitInMs: 250 });
  model.noiseBeforeFrames = [0xa0, 0x40];

  await vi.waitFor(async () => expect(await hardware.scan(1, noEnd())).toEqual([]), SOON);
});

test('a reader that reports an error is a fault with its code', async () => {
  const { hardware } = await openReaders({ 3: { rounds: [], errorCode: 0x22 } });

  await expect(hardware.scan(3, noEnd())).rejects.toThrow(
    new HardwareFault('box-readers', 'Reader of locker 3: reports error 22'),
  );
});

test('a dead reader is a fault of its own scan, and staff hear of it although nobody scans', async () => {
  const { model, hardware, readerFaults } = await openReaders({ 1: { rounds: [[BOARD]] }, 2: { rounds: [[]] } }, HASTY);
  const dead = model.readers.get(2);
  if (dead) dead.isDead = true;

  const device = 'Reader of locker 2';
  const reason = `${device}: no answer`;
  await vi.waitFor(
    () => expect(readerFaults()).toContainEqual({ part: 'box-readers', device, isSilent: true, reason }),
    SOON,
  );
  await expect(hardware.scan(2, noEnd())).rejects.toThrow(new HardwareFault('box-readers', reason));
  await vi.waitFor(async () => expect(await hardware.scan(1, noEnd())).toEqual([BOARD]), SOON);

  if (dead) dead.isDead = false;
  await vi.waitFor(() => expect(readerFaults().at(-1)).toMatchObject({ isSilent: false }), SOON);
});

test('a scan that is ended before a round was read rejects: an empty answer would mean an empty locker', async () => {
  const { model, hardware } = await openReaders({ 1: { rounds: [[BOARD]], isDead: true } });
  const ending = new AbortController();

  const scan = hardware.scan(1, ending.signal);
  await vi.waitFor(() => expect(model.heard).toContain('a004018901d1'), SOON);
  ending.abort();
  await expect(scan).rejects.toThrow(
    new HardwareFault('box-readers', 'Reader of locker 1: not read to the end in time'),
  );
  await expect(hardware.scan(1, AbortSignal.abort())).rejects.toThrow(HardwareFault);
});

test('a scan that is ended later answers what it has seen', async () => {
  // A new tag in every round would keep the scan going.
  const rounds = Array.from({ length: 20_000 }, (_, round) => [round.toString(16).padStart(4, '0')]);
  const { model, hardware } = await openReaders({ 1: { rounds } });
  const ending = new AbortController();

  const scan = hardware.scan(1, ending.signal);
  await vi.waitFor(() => expect(model.rounds).toBeGreaterThan(3), SOON);
  ending.abort();
  expect((await scan).slice(0, 3)).toEqual(['0000', '0001', '0002']);
});

test('a reader whose answer does not end is a fault', async () => {
  const readings = Array.from({ length: 4000 }, () => 'BEEF');
  const { hardware } = await openReaders({ 1: { rounds: [readings], neverEnds: true } });

  await expect(hardware.scan(1, noEnd())).rejects.toThrow(
    new HardwareFault('box-readers', 'Reader of locker 1: the answer does not end'),
  );
});

test('a pulled cable is noticed without a scan, and the readers work when it is back', async () => {
  const { wire, hardware, readerFaults } = await openReaders({ 1: { rounds: [[BOARD]] } }, UNPLUGGED);

  await wire.pullOut();
  await vi.waitFor(() => expect(readerFaults().at(-1)).toMatchObject({ isSilent: true }), SOON);
  await expect(hardware.scan(1, noEnd())).rejects.toThrow(HardwareFault);

  await wire.plugIn();
  await vi.waitFor(() => expect(readerFaults().at(-1)).toMatchObject({ isSilent: false }), SOON);
  expect(await hardware.scan(1, noEnd())).toEqual([BOARD]);
});
