import { expect, test } from 'vitest';
import { downtimeMs, joinSpans, sharedMs } from './downtime.ts';

const span = (from: number, to: number) => ({ from, to });

test('what overlaps or touches is one time', () => {
  expect(joinSpans([span(5, 7), span(0, 2), span(2, 3), span(6, 9), span(4, 4)])).toEqual([span(0, 3), span(5, 9)]);
});

test('what two have in common', () => {
  expect(sharedMs([span(0, 10), span(20, 30)], [span(5, 25)])).toBe(10);
  expect(sharedMs([span(0, 10)], [span(10, 20)])).toBe(0);
});

test('a locker that is out of service while the station is silent is lost once, and nothing is lost at night', () => {
  const open = [span(10, 20)];
  const silent = [span(8, 12)];
  expect(downtimeMs({ open, silent, outages: [[], [span(11, 15)], [span(0, 100)]] })).toBe(2 + 5 + 10);
  expect(downtimeMs({ open, silent: [span(0, 9)], outages: [[]] })).toBe(0);
});
