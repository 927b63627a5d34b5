import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { layWire, needsWires, openHardware, PATIENT } from './testing/serial-bench.ts';

const speedOf = (path: string) => Number(execFileSync('stty', ['-F', path, 'speed'], { encoding: 'utf8' }));

async function openAtSpeed(baudRate?: string) {
  const [doors, boxes, card] = [await layWire(), await layWire(), await layWire()];
  const ports = { doors: doors.path, boxes: boxes.path, card: card.path };
  await openHardware({ ...ports, ...(baudRate !== undefined && { baudRate }) }, [], PATIENT);
  return { doors: speedOf(doors.path), boxes: speedOf(boxes.path), card: speedOf(card.path) };
}

test('without BAUD_RATE each kind of device has its usual speed', async (context) => {
  needsWires(context);
  expect(await openAtSpeed()).toEqual({ doors: 19_200, boxes: 115_200, card: 115_200 });
});

test('BAUD_RATE holds for all of them', async (context) => {
  needsWires(context);
  expect(await openAtSpeed('57600')).toEqual({ doors: 57_600, boxes: 57_600, card: 57_600 });
});
