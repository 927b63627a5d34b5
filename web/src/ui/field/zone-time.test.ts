import { expect, test } from 'vitest';
import { readZoneTime, wallMomentOf } from './zone-time.ts';

const ZONE = 'Europe/Tallinn';
const read = (date: string, time: string, isSecond = false) => readZoneTime({ date, time, isSecond }, ZONE);
const text = (zoneTime: ReturnType<typeof read>) => ('instant' in zoneTime ? zoneTime.instant.toString() : undefined);

test('a wall time means one moment on an ordinary day', () => {
  expect(read('2027-06-15', '14:30').kind).toBe('plain');
  expect(text(read('2027-06-15', '14:30'))).toBe('2027-06-15T11:30:00Z');
  expect(text(read('2027-06-15', '24:00'))).toBe('2027-06-15T21:00:00Z');
});

test('a time that clocks jump over is the same distance after the jump, and says so', () => {
  expect(read('2027-03-28', '03:30')).toMatchObject({ kind: 'skipped', shown: '04:30' });
  expect(text(read('2027-03-28', '03:30'))).toBe('2027-03-28T01:30:00Z');
});

test('of an hour that comes twice either may be meant', () => {
  const first = read('2027-10-31', '03:30');
  expect(first).toMatchObject({ kind: 'twice', firstOffset: '+03:00', secondOffset: '+02:00' });
  expect(text(first)).toBe('2027-10-31T00:30:00Z');
  expect(text(read('2027-10-31', '03:30', true))).toBe('2027-10-31T01:30:00Z');
});

test.each(['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z', '2027-03-28T01:30:00Z', '2027-06-15T20:59:00Z'])(
  '%s is shown on the wall and read back as itself',
  (instant) => {
    expect(text(readZoneTime(wallMomentOf(instant, ZONE), ZONE))).toBe(instant);
  },
);

test.each([
  [undefined, '10:00'],
  ['2027-06-15', undefined],
  ['incomplete', '10:00'],
  ['2027-06-15', '25:00'],
  ['2027-02-30', 'soon'],
])('%j at %j is no moment yet', (date, time) => {
  expect(readZoneTime({ date, time, isSecond: false }, ZONE)).toEqual({ kind: 'incomplete' });
});
