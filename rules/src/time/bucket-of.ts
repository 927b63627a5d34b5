import { DAY_IN_SECONDS, HOUR_IN_SECONDS, OVERTIME_GRACE_SECONDS } from '../constants.ts';

/** Upper bounds of the buckets for the time from booking to start. */
export const LEAD_TIME_BOUNDS_SECONDS = [HOUR_IN_SECONDS, 3 * HOUR_IN_SECONDS, DAY_IN_SECONDS, 2 * DAY_IN_SECONDS];

/** Upper bounds for returned boards: in time or within the free minutes, then later and later. */
export const LATENESS_BOUNDS_SECONDS = [OVERTIME_GRACE_SECONDS, HOUR_IN_SECONDS, 2 * HOUR_IN_SECONDS];

/** There is one more bucket than bounds; a bound itself belongs to the bucket below. */
export function bucketOf(bounds: readonly number[], value: number): number {
  const at = bounds.findIndex((bound) => value <= bound);
  return at === -1 ? bounds.length : at;
}
