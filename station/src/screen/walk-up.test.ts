import type { LinkStation } from '@laine/contract/station-link.ts';
import { expect, test } from 'vitest';
import type { KnownSession } from '../memory/known-sessions.ts';
import { exampleKnownSession } from '../testing/example-known-session.ts';
import { exampleLocker, exampleStation } from '../testing/example-station.ts';
import { walkUp } from './walk-up.ts';

const walkUpTerms = {
  url: 'https://laine.example/stations/pirita?here',
  pricePerHourInCents: 2000,
  startingFeeInCents: 0,
  minDurationInSeconds: 3600,
  maxDurationInSeconds: 4 * 3600,
  turnaroundInSeconds: 600,
};
const at = (time: string) => Temporal.Instant.from(`2027-06-01T${time}Z`);
const booked = (from: string, to: string, change: Partial<KnownSession> = {}) =>
  exampleKnownSession({ id: `${from} ${to} ${change.lockerNumber}`, start: at(from), end: at(to), ...change });
const out = { status: 'started' } as const;

type Wall = { change?: Partial<LinkStation>; sessions?: KnownSession[]; lockers?: ReturnType<typeof exampleLocker>[] };
const draw = (now: string, { change, sessions = [], lockers = [exampleLocker(1), exampleLocker(2)] }: Wall = {}) =>
  walkUp({ station: exampleStation({ walkUp: walkUpTerms, ...change }), lockers, sessions }, at(now));

/** Open until 22:00 in Tallinn, which is 19:00 UTC. */
test('an hour, its price and every board that is free for it', () => {
  expect(draw('09:00')).toEqual({
    url: walkUpTerms.url,
    free: 2,
    nextFreeAt: null,
    minutes: 60,
    priceInCents: 2000,
  });
});

test('boards that are out, booked for the next hour or out of service are not free', () => {
  const lockers = [1, 2, 3, 4].map((number) => exampleLocker(number, number === 4 ? { status: 'disabled' } : {}));
  const sessions = [
    booked('08:30', '10:30', { ...out, lockerNumber: 1 }),
    booked('09:30', '11:00', { lockerNumber: 2 }),
  ];

  expect(draw('09:00', { lockers, sessions })).toMatchObject({ free: 1, nextFreeAt: null });
});

test('it ages with the clock alone', () => {
  const sessions = [booked('11:00', '12:00')];
  const lockers = [exampleLocker(1)];

  expect(draw('09:45', { lockers, sessions })).toMatchObject({ free: 1 });
  // The hour and the turnaround no longer fit in front of the booking.
  expect(draw('09:51', { lockers, sessions })).toMatchObject({ free: 0, nextFreeAt: '2027-06-01T12:10:00Z' });
  expect(draw('12:10', { lockers, sessions })).toMatchObject({ free: 1 });
});

test('nobody is promised a board that is late', () => {
  const lockers = [exampleLocker(1, { status: 'rented' })];

  expect(draw('10:00', { lockers, sessions: [booked('08:00', '09:00', out)] })).toMatchObject({
    free: 0,
    nextFreeAt: null,
  });
});

test('the length and its price are what the station still allows', () => {
  expect(draw('09:00', { change: { walkUp: { ...walkUpTerms, minDurationInSeconds: 5400 } } })).toMatchObject({
    minutes: 90,
    priceInCents: 3000,
  });
  expect(draw('18:20', { change: { walkUp: { ...walkUpTerms, minDurationInSeconds: 1800 } } })).toMatchObject({
    minutes: 40,
    priceInCents: 2000,
  });
});

test('nothing when it is too late for today, or when the server tells no terms', () => {
  expect(draw('18:01')).toBeNull();
  expect(draw('09:00', { change: { walkUp: undefined } })).toBeNull();
});
