import type { Db } from '../../ground/db/open-database.ts';
import { sumByDay } from './insight-store.ts';

/** Enough for a usual value, and few enough to stay in the same season. */
const WEEKS_COMPARED = 4;

/** The mean of each station's weekday in the last weeks, from the days as they were counted. */
export async function readUsualDay(db: Db, todays: readonly { stationId: string; day: Temporal.PlainDate }[]) {
  const usual = { bookings: 0, revenueInCents: 0 };
  for (const alike of Map.groupBy(todays, ({ day }) => day.toString()).values()) {
    const today = alike[0]?.day;
    if (!today) continue;
    const weeksAgo = (weeks: number) => today.subtract({ weeks });
    const stationIds = alike.map(({ stationId }) => stationId);
    const days = await sumByDay(db, { stationIds, from: weeksAgo(WEEKS_COMPARED), to: weeksAgo(1) });
    for (const { day, bookings, revenueInCents } of days) {
      if (day.dayOfWeek !== today.dayOfWeek) continue;
      usual.bookings += bookings / WEEKS_COMPARED;
      usual.revenueInCents += revenueInCents / WEEKS_COMPARED;
    }
  }
  return { ...usual, revenueInCents: Math.round(usual.revenueInCents) };
}
