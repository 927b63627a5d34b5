import type { Availability } from '@laine/contract/public/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { MAX_DAYS_AHEAD } from '@laine/rules/constants.ts';
import { downToMinute, isBefore, later, plusSeconds } from '@laine/rules/time/instants.ts';
import { openingHours } from '@laine/rules/time/opening-hours.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Principal } from '../../ground/principal.ts';
import { runs } from '../../ground/principal.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import { presentAvailability } from '../sessions/present-availability.ts';
import { readStationLoad } from '../sessions/read-station-load.ts';

/**
 * Free boards of one day from opening (today: from now) to closing, plus a turnaround: a wish until closing brings its
 * own, which at a station open around the clock reaches into the next day's rentals. A day on which nothing can be
 * booked (past, too far ahead, closed) has no free boards.
 */
export async function dayAvailability(
  deps: Deps,
  viewer: Principal,
  input: { stationId: string; date: string },
): Promise<Availability> {
  const { stationId } = input;
  const station = await findBookingStation(deps.db.query, stationId);
  if (!station || (station.status === 'hidden' && !runs(viewer, stationId))) throw new Refusal('not-found');
  const now = deps.now();
  const date = Temporal.PlainDate.from(input.date);
  const { facts } = station;
  if (!facts) {
    const midnight = date.toZonedDateTime('UTC');
    return noneFree(midnight.toInstant(), midnight.add({ days: 1 }).toInstant());
  }
  const { opensAt, closesAt } = openingHours(facts, date);
  const daysAhead = dateIn(facts.timeZone, now).until(date).days;
  const start = daysAhead === 0 ? later(opensAt, downToMinute(now)) : opensAt;
  const isBookable = daysAhead >= 0 && daysAhead <= MAX_DAYS_AHEAD && isBefore(start, closesAt);
  if (!isBookable || station.isClosed) return noneFree(opensAt, closesAt);

  const end = plusSeconds(closesAt, facts.turnaroundInSeconds);
  const within = { start, end };
  const load = await readStationLoad(deps.db.query, station, now, { within });
  return presentAvailability(load, within, now);
}

const noneFree = (start: Temporal.Instant, end: Temporal.Instant): Availability => ({
  total: 0,
  start: start.toString(),
  end: end.toString(),
  changes: [],
});
