import { describe, expect, test } from 'vitest';
import { eventMoment, isClockOff, type EventDelivery } from './event-moment.ts';

const noon = Temporal.Instant.from('2027-07-01T12:00:00Z');
const HOUR_IN_MS = 3_600_000;
const after = (moment: Temporal.Instant, ms: number) => moment.add({ milliseconds: ms });

/** The event happened at noon, when the monotonic clock stood at 1000. */
const atNoon = { at: noon, monotonicInMs: 1000 };

/** Arrives two hours later, and the wall clock was right. */
const twoHoursLater = (own: Partial<EventDelivery> = {}): EventDelivery => ({
  receivedAt: after(noon, 2 * HOUR_IN_MS),
  sentMonotonicInMs: 1000 + 2 * HOUR_IN_MS,
  clockOffsetInMs: 0,
  offsetBeforeBootInMs: 0,
  previous: after(noon, -HOUR_IN_MS),
  ...own,
});

describe('within a boot', () => {
  test('a return at noon that arrives at two counts at noon', () => {
    expect(eventMoment(atNoon, twoHoursLater())).toEqual({ countedAt: noon, doubt: null });
  });

  test('a wall clock of another year changes nothing when its offset is known', () => {
    const offset = -20_000 * HOUR_IN_MS;
    const claim = { ...atNoon, at: after(noon, offset) };
    expect(eventMoment(claim, twoHoursLater({ clockOffsetInMs: offset }))).toEqual({ countedAt: noon, doubt: null });
  });

  test('a wall clock that was set right in between is impossible and not listened to', () => {
    const claim = { ...atNoon, at: Temporal.Instant.from('1970-01-01T00:00:00Z') };
    expect(eventMoment(claim, twoHoursLater())).toEqual({ countedAt: noon, doubt: null });
  });

  test('two clocks that disagree: the earlier holds, and it is said', () => {
    const halfPastEleven = after(noon, -HOUR_IN_MS / 2);
    expect(eventMoment({ ...atNoon, at: halfPastEleven }, twoHoursLater())).toEqual({
      countedAt: halfPastEleven,
      doubt: 'clocks-disagree',
    });
    expect(eventMoment({ ...atNoon, at: after(noon, HOUR_IN_MS) }, twoHoursLater())).toEqual({
      countedAt: noon,
      doubt: 'clocks-disagree',
    });
  });

  test('clocks a minute apart agree', () => {
    expect(eventMoment({ ...atNoon, at: after(noon, -60_000) }, twoHoursLater()).doubt).toBeNull();
    expect(eventMoment({ ...atNoon, at: after(noon, -60_001) }, twoHoursLater()).doubt).toBe('clocks-disagree');
  });

  test('the age of an event is known from the first moment of the boot on, and of none before it', () => {
    const claimAt = (monotonicInMs: number) => ({ at: after(noon, -HOUR_IN_MS / 2), monotonicInMs });
    const delivery = twoHoursLater({ sentMonotonicInMs: 2 * HOUR_IN_MS });
    expect(eventMoment(claimAt(0), delivery).doubt).toBe('clocks-disagree');
    expect(eventMoment(claimAt(-1), delivery).doubt).toBeNull();
  });

  test('a frame that was slow on its way does not reverse the order', () => {
    const previous = after(noon, 2_000);
    expect(eventMoment(atNoon, twoHoursLater({ previous }))).toEqual({ countedAt: previous, doubt: null });
  });

  test('an event from before the one before it counts with that one, and it is said', () => {
    const previous = after(noon, HOUR_IN_MS);
    expect(eventMoment(atNoon, twoHoursLater({ previous }))).toEqual({ countedAt: previous, doubt: 'out-of-order' });
  });

  test('a return that is told of after others came and went counts when its door closed', () => {
    const previous = after(noon, HOUR_IN_MS);
    const delivery = twoHoursLater({ previous, mayPrecede: true });
    expect(eventMoment(atNoon, delivery)).toEqual({ countedAt: noon, doubt: null });
  });

  test('an event from the future of its own clock happened just now', () => {
    const delivery = twoHoursLater({ sentMonotonicInMs: 0 });
    expect(eventMoment({ ...atNoon, at: delivery.receivedAt }, delivery).countedAt).toEqual(delivery.receivedAt);
  });
});

describe('of an earlier boot', () => {
  const sentMonotonicInMs = null;

  const MINUTE_IN_MS = 60_000;
  type Case = [
    what: string,
    before: number | null,
    now: number | null,
    /** Minutes from the wall clock's time to the moment that counts. */
    counted: number,
    doubt: 'clock-off' | null,
  ];
  test.for<Case>([
    ['was right and still is', 0, 0, 0, null],
    ['wandered by less than a minute', 0, 0.9, -0.9, null],
    ['was ahead and still is', 7, 7, -7, null],
    ['was hours behind and still is', -90, -90, 90, null],
    ['was ahead and was set right', 12, 0, -12, 'clock-off'],
    ['was behind and was set right', -12, 0, 0, 'clock-off'],
    ['went wrong by being set ahead', 0, 12, -12, 'clock-off'],
    ['went wrong by being set behind', 0, -12, 0, 'clock-off'],
    ['is right, and was not measured before', null, 0, 0, null],
    ['is about right, and was not measured before', null, -0.9, 0, null],
    ['is ahead, and was not measured before', null, 2, -2, 'clock-off'],
    ['is behind, and was not measured before', null, -2, 0, 'clock-off'],
    ['was ahead, and is not measured now', 2, null, -2, 'clock-off'],
    ['was never measured', null, null, 0, 'clock-off'],
  ])('the wall clock %s', ([, before, now, counted, doubt]) => {
    const inMs = (minutes: number | null) => (minutes === null ? null : minutes * MINUTE_IN_MS);
    const offsets = { offsetBeforeBootInMs: inMs(before), clockOffsetInMs: inMs(now) };
    const expected = { countedAt: after(noon, counted * MINUTE_IN_MS), doubt };
    expect(eventMoment(atNoon, twoHoursLater({ sentMonotonicInMs, ...offsets }))).toEqual(expected);
  });

  test('what was seen by an earlier boot and told by this one has no age of its own', () => {
    const claim = { at: noon, monotonicInMs: -1000 };
    const offsets = { offsetBeforeBootInMs: 12 * MINUTE_IN_MS, clockOffsetInMs: 0 };
    expect(eventMoment(claim, twoHoursLater(offsets))).toEqual({
      countedAt: after(noon, -12 * MINUTE_IN_MS),
      doubt: 'clock-off',
    });
  });

  test('of two readings one cannot be: the other counts, and it is said', () => {
    const asIn1970 = Temporal.Instant.from('1970-01-01T00:00:00Z');
    const offsetBeforeBootInMs = asIn1970.epochMilliseconds - noon.epochMilliseconds;
    const delivery = twoHoursLater({ sentMonotonicInMs, offsetBeforeBootInMs });
    expect(eventMoment({ ...atNoon, at: asIn1970 }, delivery)).toEqual({ countedAt: noon, doubt: 'clock-off' });
  });

  test('a moment that cannot be is the earliest that can: nobody is late for a broken clock', () => {
    const previous = after(noon, -HOUR_IN_MS);
    const inAYear = { ...atNoon, at: after(noon, 8_760 * HOUR_IN_MS) };
    expect(eventMoment(inAYear, twoHoursLater({ sentMonotonicInMs }))).toEqual({
      countedAt: previous,
      doubt: 'out-of-order',
    });
    const longAgo = { ...atNoon, at: Temporal.Instant.from('1970-01-01T00:00:00Z') };
    expect(eventMoment(longAgo, twoHoursLater({ sentMonotonicInMs })).countedAt).toEqual(previous);
  });

  test('a return may be told of later, but not days later', () => {
    const previous = after(noon, HOUR_IN_MS);
    const late = twoHoursLater({ sentMonotonicInMs, previous, mayPrecede: true });
    expect(eventMoment(atNoon, late)).toEqual({ countedAt: noon, doubt: null });
    const longAgo = { ...atNoon, at: Temporal.Instant.from('1970-01-01T00:00:00Z') };
    expect(eventMoment(longAgo, late)).toEqual({ countedAt: previous, doubt: 'out-of-order' });
  });

  test('the first event of all has only now as its bound', () => {
    const delivery = twoHoursLater({ sentMonotonicInMs, previous: null });
    expect(eventMoment(atNoon, delivery).countedAt).toEqual(noon);
    const tomorrow = { ...atNoon, at: after(noon, 24 * HOUR_IN_MS) };
    expect(eventMoment(tomorrow, delivery)).toEqual({ countedAt: delivery.receivedAt, doubt: 'out-of-order' });
  });
});

test('a clock is off from two minutes', () => {
  expect([119_000, -119_000, 121_000, -121_000].map(isClockOff)).toEqual([false, false, true, true]);
});
