import { expect, test } from 'vitest';
import { nearMoment } from './near-moment.ts';

const board = { id: 's1', status: 'created', code: '4827', lockerNumber: 3 } as const;
const booking = {
  start: '2026-07-04T11:00:00Z',
  end: '2026-07-04T13:00:00Z',
  timeZone: 'Europe/Tallinn',
  sessions: [board],
  isInQuestion: false,
} satisfies Parameters<typeof nearMoment>[0];
const out = { ...booking, sessions: [board, { ...board, id: 's2', status: 'started' as const }] };
const at = (moment: string, of: Parameters<typeof nearMoment>[0] = booking) =>
  nearMoment(of, Temporal.Instant.from(moment));

test('shortly before the start the minutes count, and the last one holds until it has begun', () => {
  expect(at('2026-07-04T10:48:00Z')).toEqual({ kind: 'in', minutes: 12 });
  expect(at('2026-07-04T10:59:59Z')).toEqual({ kind: 'in', minutes: 1 });
  expect(at('2026-07-04T11:00:00Z')).toEqual({ kind: 'until' });
});

test('further off it is a time of day, on the clock of the station', () => {
  expect(at('2026-07-04T04:00:00Z')).toEqual({ kind: 'today' });
  expect(at('2026-07-03T20:59:00Z')).toEqual({ kind: 'tomorrow' });
  expect(at('2026-07-03T21:00:00Z')).toEqual({ kind: 'today' });
});

test('after its end a board that is out is late, unless staff still look whether it is back', () => {
  expect(at('2026-07-04T13:00:00Z', out)).toEqual({ kind: 'late' });
  expect(at('2026-07-04T13:30:00Z', { ...out, isInQuestion: true })).toEqual({ kind: 'in-question' });
});

test('a board that was collected early is out, whatever the time', () => {
  expect(at('2026-07-04T10:55:00Z', out)).toEqual({ kind: 'until' });
});

test('nobody who collected nothing is told to be late', () => {
  expect(at('2026-07-04T12:59:59Z')).toEqual({ kind: 'until' });
  expect(at('2026-07-04T13:00:00Z')).toBeNull();
});
