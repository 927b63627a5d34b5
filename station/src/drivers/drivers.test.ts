import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { driverNames } from './drivers.ts';
import { defineDriver } from './hardware-driver.ts';
import { SimulatedHardware } from './simulated/simulated-hardware.ts';

test.each(driverNames)('the driver %s has a test in its folder that runs the suite of all drivers', (name) => {
  const tests = globSync(`${name}/*.test.ts`, { cwd: import.meta.dirname });
  const texts = tests.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
  expect(texts.filter((text) => /^describeHardware\(/m.test(text))).toHaveLength(1);
});

test('a driver that reads a preference by which it is not wired does not compile', () => {
  const wired = defineDriver({
    wiredBy: ['doorSerial'],
    open: async ({ doorSerial }) => new SimulatedHardware(doorSerial === undefined ? [] : [{ number: 1, items: [] }]),
  });
  const forgetful = defineDriver({
    wiredBy: ['doorSerial'],
    // @ts-expect-error -- It is not wired by the speed of the line.
    open: async ({ baudRate }) => new SimulatedHardware(baudRate === undefined ? [] : [{ number: 1, items: [] }]),
  });
  const unwired = defineDriver({
    wiredBy: [],
    // @ts-expect-error -- It is wired by nothing.
    open: async ({ doorSerial }) => new SimulatedHardware(doorSerial === undefined ? [] : [{ number: 1, items: [] }]),
  });
  expect([wired, forgetful, unwired].map(({ wiredBy }) => wiredBy.length)).toEqual([1, 1, 0]);
});
