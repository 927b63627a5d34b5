import { OVERTIME_GRACE_SECONDS } from '../constants.ts';
import { earlier, later, plusSeconds } from './instants.ts';
import { openingHours, type Hours } from './opening-hours.ts';
import { dateIn } from './wall-time.ts';

/**
 * From here on we call people to search for a renter who isn't back: some time after the booked end, or at closing if
 * that is earlier, when nobody else is left on the water. Never within the ten free minutes, or every rental that ends
 * at closing would raise an alarm.
 */
export function notBackAlertAt(
  { notBackAlertInSeconds, ...hours }: Hours & { notBackAlertInSeconds: number },
  end: Temporal.Instant,
): Temporal.Instant {
  // A rental that ends at midnight belongs to the day before.
  const { closesAt } = openingHours(hours, dateIn(hours.timeZone, plusSeconds(end, -1)));
  const alertAt = earlier(plusSeconds(end, notBackAlertInSeconds), later(closesAt, end));
  return later(alertAt, plusSeconds(end, OVERTIME_GRACE_SECONDS));
}
