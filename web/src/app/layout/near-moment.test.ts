import { expect, test } from 'vitest';
import { nearMoment } from './near-moment.ts';

const booking = {
  start: '2026-07-04T11:00:00Z',
  end: '2026-07-04T13:00:00Z',
  timeZone: 'Europe/Tallinn',
  isInQuestion: false,
};
const at = (moment: string) => nearMoment(booking, Temporal.Instant.from(moment));

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
  expect(at('2026-07-04T13:00:00Z')).toEqual({ kind: 'late' });
  const asked = nearMoment({ ...booking, isInQuestion: true }, Temporal.Instant.from('2026-07-04T13:30:00Z'));
  expect(asked).toEqual({ kind: 'in-question' });
});
