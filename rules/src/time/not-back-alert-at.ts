import { OVERTIME_GRACE_SECONDS } from '../constants.ts';
import { earlier, later, plusSeconds } from './instants.ts';
import { openingHours, type Hours } from './opening-hours.ts';
import { dateIn } from './wall-time.ts';

/**
 * From when people are called to look for somebody whose board is not back: some time after the booked end, or at closing
 * if that is earlier, when nobody else is on the water any more. Never within the ten free minutes: a rental that ends at
 * closing would alarm people every evening.
 */
export function notBackAlertAt(
  { notBackAlertInSeconds, ...hours }: Hours & { notBackAlertInSeconds: number },
  end: Temporal.Instant,
): Temporal.Instant {
  // A rental that ends with the day belongs to the day it was on.
  const { closesAt } = openingHours(hours, dateIn(hours.timeZone, plusSeconds(end, -1)));
  const alertAt = earlier(plusSeconds(end, notBackAlertInSeconds), later(closesAt, end));
  return later(alertAt, plusSeconds(end, OVERTIME_GRACE_SECONDS));
}
