import type { Db } from '../../ground/db/open-database.ts';
import { sumByDay } from './insight-store.ts';

/** Enough for a usual value, and few enough to stay in the same season. */
const WEEKS_COMPARED = 4;

/** The mean of this weekday in the last weeks, from the days as they were counted. */
export async function readUsualDay(db: Db, stationIds: string[] | 'all', today: Temporal.PlainDate) {
  const weeksAgo = (weeks: number) => today.subtract({ weeks });
  const days = await sumByDay(db, { stationIds, from: weeksAgo(WEEKS_COMPARED), to: weeksAgo(1) });
  const alike = days.filter(({ day }) => day.dayOfWeek === today.dayOfWeek);
  return {
    bookings: alike.reduce((sum, { bookings }) => sum + bookings, 0) / WEEKS_COMPARED,
    revenueInCents: Math.round(alike.reduce((sum, { revenueInCents }) => sum + revenueInCents, 0) / WEEKS_COMPARED),
  };
}
