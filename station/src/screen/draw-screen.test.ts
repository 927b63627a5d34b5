import { SOON } from '@laine/contract/testing/soon.ts';
import { expect, test } from 'vitest';
import { collectBoard } from '../testing/collect-board.ts';
import { exampleSession, exampleStation } from '../testing/example-station.ts';
import { openTestStation } from '../testing/open-test-station.ts';

const walkUp = {
  url: 'https://laine.example/stations/pirita?here',
  pricePerHourInCents: 2000,
  startingFeeInCents: 0,
  minDurationInSeconds: 3600,
  maxDurationInSeconds: 4 * 3600,
  turnaroundInSeconds: 0,
};
const overtime = { pricePerHourInCents: 2000, maxOvertimeInSeconds: 3 * 3600, overtimeBilling: 'full-hours' } as const;
const now = { start: '2027-06-01T08:00:00Z', end: '2027-06-01T12:00:00Z' };

/** It's 09:00 UTC, and one of the two boards is booked from now on. */
const drawn = async (change: Parameters<typeof exampleStation>[0]) => {
  const { program } = await openTestStation({ told: { station: exampleStation({ walkUp, ...change }) } });
  return program.screen();
};

test('an open station tells somebody without a booking what is free and what it costs', async () => {
  expect(await drawn({})).toMatchObject({ walkUp: { url: walkUp.url, free: 1, minutes: 60, priceInCents: 2000 } });
});

test.for([
  { why: 'it is closed', change: { closures: [{ ...now, because: null }] } },
  { why: 'it is disabled', change: { status: 'disabled' as const } },
  { why: 'only returns are taken', change: { prefs: { MODE: 'return-only' } } },
  { why: 'the water is dangerous', change: { warnings: [{ ...now, kind: 'storm' as const }] } },
])('while $why nothing is offered, though a renter with a code is expected', async ({ change }) => {
  expect(await drawn(change)).toMatchObject({ walkUp: null });
});

test('what a late return costs at most is known without the network', async () => {
  const told = { station: exampleStation(), sessions: [exampleSession({ overtime })] };
  const station = await openTestStation({ told });
  await collectBoard(station);
  station.clock.set('2027-06-01T12:05:00Z');
  await station.program.pressKeypad({ code: '4711', intent: 'return' });
  station.hardware.put(1);
  station.hardware.closeDoor(1);
  const returned = { name: 'returned', lockerNumber: 1, wasLate: true, feeInCents: 2000 };
  await expect.poll(station.view, SOON).toEqual(returned);
});
