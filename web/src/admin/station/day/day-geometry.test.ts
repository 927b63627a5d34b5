import { describe, expect, test } from 'vitest';
import type { ClosureOfDay, SessionOfDay } from './day-data.ts';
import {
  isClosedAllDay,
  lanesOf,
  lookOf,
  placeIn,
  proposedSlot,
  slotAt,
  spanOf,
  spanOfDay,
  turnaroundAfter,
} from './day-geometry.ts';

/** The clocks of Tallinn, in summer three hours ahead. */
const at = (time: string) => Temporal.PlainDateTime.from(`2027-06-15T${time}`).toZonedDateTime('Europe/Tallinn');
const moment = (time: string) => at(time).toInstant().toString();
const ms = (time: string) => at(time).epochMilliseconds;
const span = (from: string, until: string) => ({ fromMs: ms(from), untilMs: ms(until) });
const june15 = { start: moment('00:00'), end: at('00:00').add({ days: 1 }).toInstant().toString() };
const day = spanOfDay(june15);

const session: SessionOfDay = {
  id: 's',
  lockerNumber: 3,
  bookingId: 'b',
  status: 'created',
  start: moment('10:00'),
  end: moment('12:00'),
  collectedAt: null,
  returnedAt: null,
  isHeld: false,
  questionedAt: null,
  renter: 'Anna K.',
};
const out = { ...session, status: 'started', collectedAt: moment('09:55') } as const;

test.each([
  ['paid', session],
  ['held', { ...session, isHeld: true }],
  ['staff', { ...session, bookingId: null }],
  ['out', { ...out, end: moment('13:00') }],
  // At its very end nobody is late.
  ['out', { ...out, end: moment('12:30') }],
  ['late', out],
  ['questioned', { ...out, questionedAt: moment('12:05') }],
  ['finished', { ...session, status: 'finished' as const }],
  ['missed', { ...session, status: 'cancelled' as const }],
])('%s', (look, of) => {
  expect(lookOf(of, ms('12:30'))).toBe(look);
});

describe('a session keeps its locker', () => {
  test('as booked, until somebody comes', () => {
    expect(spanOf(session, ms('11:00'))).toEqual(span('10:00', '12:00'));
    expect(spanOf({ ...session, status: 'cancelled' }, ms('18:00'))).toEqual(span('10:00', '12:00'));
  });

  test('from the door on, and until now while it is late', () => {
    expect(spanOf(out, ms('11:00'))).toEqual(span('09:55', '12:00'));
    expect(spanOf(out, ms('12:30'))).toEqual(span('09:55', '12:30'));
  });

  test('not a moment longer than its renter says, and not less than booked', () => {
    expect(spanOf({ ...out, questionedAt: moment('12:05') }, ms('15:00'))).toEqual(span('09:55', '12:05'));
    expect(spanOf({ ...out, questionedAt: moment('11:05') }, ms('15:00'))).toEqual(span('09:55', '12:00'));
  });

  test('as long as the board was away', () => {
    const back = { ...out, status: 'finished', returnedAt: moment('11:10') } as const;
    expect(spanOf(back, ms('15:00'))).toEqual(span('09:55', '11:10'));
  });
});

test('a turnaround follows what still keeps a locker', () => {
  expect(turnaroundAfter('paid', span('10:00', '12:00'), 900)).toEqual(span('12:00', '12:15'));
  expect(turnaroundAfter('finished', span('10:00', '12:00'), 900)).toBeUndefined();
  expect(turnaroundAfter('paid', span('10:00', '12:00'), 0)).toBeUndefined();
});

describe('the place in a day', () => {
  test('is a share of its length', () => {
    expect(placeIn(day, span('06:00', '12:00'))).toEqual({ left: 25, width: 25 });
  });

  test('ends with the day, on both sides', () => {
    const long = { fromMs: day.fromMs - 1, untilMs: day.untilMs + 1 };
    expect(placeIn(day, long)).toEqual({ left: 0, width: 100 });
    expect(placeIn(day, { fromMs: day.untilMs, untilMs: day.untilMs + 1 })).toBeUndefined();
    expect(placeIn(day, { fromMs: day.fromMs - 1, untilMs: day.fromMs })).toBeUndefined();
  });

  test('is right when the day has 23 or 25 hours', () => {
    const dayOf = (date: string) => {
      const midnight = Temporal.PlainDate.from(date).toZonedDateTime('Europe/Tallinn');
      const noon = midnight.with({ hour: 12 }).epochMilliseconds;
      const whole = { fromMs: midnight.epochMilliseconds, untilMs: midnight.add({ days: 1 }).epochMilliseconds };
      return placeIn(whole, { fromMs: noon, untilMs: whole.untilMs });
    };
    expect(dayOf('2027-03-28')?.left).toBeCloseTo((11 / 23) * 100);
    expect(dayOf('2027-10-31')?.left).toBeCloseTo((13 / 25) * 100);
  });
});

test('what overlaps stands in lanes, what only touches in one', () => {
  expect(lanesOf([span('10:00', '12:00'), span('12:00', '13:00')])).toEqual([0, 0]);
  expect(lanesOf([span('11:00', '13:00'), span('10:00', '12:00'), span('12:30', '14:00')])).toEqual([1, 0, 0]);
  expect(lanesOf([])).toEqual([]);
});

describe('a press on an empty place', () => {
  const press = (time: string, taken: ReturnType<typeof span>[] = [], now = '08:00', turnaroundInSeconds = 0) =>
    slotAt({ day, atMs: ms(time), taken, turnaroundInSeconds, nowMs: ms(now) });

  test('means an hour from the quarter before', () => {
    expect(press('10:13')).toEqual(span('10:00', '11:00'));
    expect(press('10:15')).toEqual(span('10:15', '11:15'));
  });

  test('ends before the next session and begins after the one before', () => {
    expect(press('10:13', [span('10:30', '12:00')])).toEqual(span('10:00', '10:30'));
    expect(press('10:13', [span('09:00', '10:05')])).toEqual(span('10:05', '11:05'));
    expect(press('10:13', [span('11:00', '12:00')], '08:00', 900)).toEqual(span('10:00', '10:45'));
  });

  test('does not begin before now, nor end after the day', () => {
    expect(press('07:10', [], '09:03')).toEqual(span('09:03', '10:03'));
    expect(press('23:35')).toEqual({ fromMs: ms('23:30'), untilMs: day.untilMs });
  });

  test('means nothing where no quarter of an hour is left', () => {
    expect(press('10:13', [span('10:10', '10:12'), span('10:20', '12:00')])).toBeUndefined();
    expect(slotAt({ day, atMs: ms('20:00'), taken: [], turnaroundInSeconds: 0, nowMs: day.untilMs })).toBeUndefined();
  });
});

test('the button proposes soon today, and the opening on another day', () => {
  const hours = { opensAt: moment('08:00'), closesAt: moment('20:00') };
  expect(proposedSlot({ ...june15, hours }, ms('10:01'))).toEqual(span('10:06', '11:06'));
  expect(proposedSlot({ ...june15, hours }, day.fromMs - 1)).toEqual(span('08:00', '09:00'));
  expect(proposedSlot({ ...june15, hours: null }, day.fromMs - 1)).toEqual(span('12:00', '13:00'));
});

test('closed all day is a day without hours, or with closures over all of them', () => {
  const hours = { opensAt: moment('08:00'), closesAt: moment('20:00') };
  const closure = (from: string, until: string, lockerNumber: number | null = null): ClosureOfDay => ({
    id: from,
    lockerNumber,
    start: moment(from),
    end: moment(until),
    reason: '',
  });
  expect(isClosedAllDay({ hours: null, closures: [] })).toBe(true);
  expect(isClosedAllDay({ hours, closures: [] })).toBe(false);
  expect(isClosedAllDay({ hours, closures: [closure('00:00', '23:00')] })).toBe(true);
  expect(isClosedAllDay({ hours, closures: [closure('00:00', '23:00', 1)] })).toBe(false);
  expect(isClosedAllDay({ hours, closures: [closure('14:00', '20:00'), closure('07:00', '14:00')] })).toBe(true);
  expect(isClosedAllDay({ hours, closures: [closure('15:00', '20:00'), closure('07:00', '14:00')] })).toBe(false);
});
