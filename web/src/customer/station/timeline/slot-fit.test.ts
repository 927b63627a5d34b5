import { exampleTerms, wall } from '@laine/rules/example-terms.ts';
import { expect, test } from 'vitest';
import { slotText } from '../slot-text.ts';
import { slotFit } from './slot-fit.ts';

const terms = exampleTerms({ turnaroundInSeconds: 600 });
const now = wall('2026-07-04 09:00');
const slot = (start: string, end: string) => ({ start: wall(`2026-07-04 ${start}`), end: wall(`2026-07-04 ${end}`) });
const step = (from: string, until: string, free: number) => {
  const { start, end } = slot(from, until);
  return { fromMs: start.epochMilliseconds, untilMs: end.epochMilliseconds, free };
};
const steps = [step('08:00', '12:00', 4), step('12:00', '14:00', 1), step('14:00', '21:00', 4)];
const text = (offer: ReturnType<typeof slot> | undefined) => offer && slotText(offer, terms.timeZone);

test('a wish that fits says how many boards there are through its whole time', () => {
  expect(slotFit(terms, steps, slot('10:00', '11:00'), 2, now)).toEqual({
    fits: true,
    free: 4,
    isClosed: false,
    nearest: {},
  });
  expect(slotFit(terms, steps, slot('11:30', '12:30'), 1, now)).toMatchObject({ fits: true, free: 1 });
});

test('its own turnaround counts: it may not end right where boards are taken', () => {
  expect(slotFit(terms, steps, slot('11:00', '12:00'), 2, now).fits).toBe(false);
  expect(slotFit(terms, steps, slot('10:50', '11:50'), 2, now).fits).toBe(true);
});

test('at a station open around the clock it counts past midnight', () => {
  const always = exampleTerms({ turnaroundInSeconds: 600, openTimeInSeconds: 0, closeTimeInSeconds: 86_400 });
  const midnight = wall('2026-07-05 00:00').epochMilliseconds;
  const night = [
    { ...step('00:00', '23:00', 4), untilMs: midnight },
    { fromMs: midnight, untilMs: midnight + 600_000, free: 0 },
  ];
  const evening = (end: Temporal.Instant) => ({ start: wall('2026-07-04 22:00'), end });
  expect(slotFit(always, night, evening(wall('2026-07-05 00:00')), 1, now).fits).toBe(false);
  expect(slotFit(always, night, evening(wall('2026-07-04 23:50')), 1, now).fits).toBe(true);
});

test('one that does not fit gets the nearest times of its length on both sides', () => {
  const { fits, free, nearest } = slotFit(terms, steps, slot('12:30', '13:30'), 3, now);
  expect({ fits, free }).toEqual({ fits: false, free: 1 });
  expect(text(nearest.earlier)).toBe('10:50–11:50');
  expect(text(nearest.later)).toBe('14:00–15:00');
});

test('a day without room offers nothing', () => {
  const full = [step('08:00', '21:00', 1)];
  expect(slotFit(terms, full, slot('12:30', '13:30'), 2, now)).toEqual({
    fits: false,
    free: 1,
    isClosed: false,
    nearest: {},
  });
});
