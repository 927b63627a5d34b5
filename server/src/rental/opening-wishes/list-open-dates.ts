import { MAX_DAYS_AHEAD } from '@laine/rules/constants.ts';
import { closedTimes } from '@laine/rules/time/closed-times.ts';
import { openDates } from '@laine/rules/time/open-dates.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { readStationLoad } from '../sessions/read-station-load.ts';

/**
 * The dates for which a station takes bookings, free boards or not; none while it's closed, whatever closes it: staff,
 * the season, a closure, its program, or that nobody could be called.
 */
export async function listOpenDates(
  db: Db,
  station: BookingStation,
  now: Temporal.Instant,
): Promise<Temporal.PlainDate[]> {
  const { facts, status, isClosed, salesStoppedAt } = station;
  if (status !== 'active' || isClosed || !facts || salesStoppedAt) return [];
  // In winter a whole network is out of season, and then its lockers needn't be read.
  if (openDates(facts, [], now).length === 0) return [];
  const within = { start: now, end: now.add({ hours: 24 * (MAX_DAYS_AHEAD + 2) }) };
  const load = await readStationLoad(db, station, now, { within });
  return load.lockerNumbers.length === 0 ? [] : openDates(facts, closedTimes(load, within), now);
}
