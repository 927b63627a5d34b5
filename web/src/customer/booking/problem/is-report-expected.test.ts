import { canReport } from '@laine/rules/price/problem.ts';
import { expect, test } from 'vitest';
import { bookingPhase } from '../booking-phase.ts';
import { exampleBooking, exampleSession } from '../example-booking.ts';
import { isReportExpected } from './is-report-expected.ts';

const booking = exampleBooking();
const rental = {
  start: Temporal.Instant.from(booking.metadata.start),
  end: Temporal.Instant.from(booking.metadata.end),
  closeAt: null,
};
const isAsked = (now: Temporal.Instant, shown = booking) => isReportExpected(bookingPhase(shown, now, false));

test('an open page asks again from the very moment from which a problem can be reported', () => {
  const from = rental.start.subtract({ minutes: 10 });
  for (const now of [from.subtract({ seconds: 1 }), from, rental.start])
    expect(isAsked(now)).toBe(canReport(rental, now));
});

test('it asks as long as a board is out, and not for days before and after', () => {
  const out = exampleBooking({ sessions: [exampleSession({ status: 'started' })] });
  expect(isAsked(rental.end.add({ hours: 1 }), out)).toBe(true);
  const back = exampleBooking({ sessions: [exampleSession({ status: 'finished' })] });
  expect(isAsked(rental.end, back)).toBe(false);
  expect(isAsked(rental.start.subtract({ hours: 24 }))).toBe(false);
});
