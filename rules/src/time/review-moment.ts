import type { SessionStatus } from '@laine/contract/states.ts';
import { HOUR_IN_SECONDS } from '../constants.ts';
import { isBefore, later, plusSeconds } from './instants.ts';
import { dateIn, instantAt, wallSeconds } from './wall-time.ts';

/** Time to get dry, while the evening isn't over yet. */
const ASK_AFTER_SECONDS = 3 * HOUR_IN_SECONDS;
/** On the station's clock: we don't write to people at night. */
const NIGHT_FROM_SECONDS = 21 * HOUR_IN_SECONDS;
const NIGHT_UNTIL_SECONDS = 9 * HOUR_IN_SECONDS;
/** Later than this, people have forgotten how it was. */
const ASK_WITHIN_SECONDS = 14 * 24 * HOUR_IN_SECONDS;

/** Collected and brought back, so it can be reviewed. Boards of the booking that nobody collected don't matter. */
export const isRentalOver = (sessions: readonly { status: SessionStatus }[]): boolean =>
  sessions.some(({ status }) => status === 'finished') &&
  sessions.every(({ status }) => status === 'finished' || status === 'cancelled');

/** Undefined when the rental was too long ago. */
export function reviewRequestAt(
  backAt: Temporal.Instant,
  timeZone: string,
  now: Temporal.Instant,
): Temporal.Instant | undefined {
  if (isBefore(plusSeconds(backAt, ASK_WITHIN_SECONDS), now)) return undefined;
  const earliest = later(plusSeconds(backAt, ASK_AFTER_SECONDS), now);
  const date = dateIn(timeZone, earliest);
  const wall = wallSeconds(earliest, date, timeZone);
  if (wall < NIGHT_UNTIL_SECONDS) return instantAt(date, NIGHT_UNTIL_SECONDS, timeZone);
  return wall < NIGHT_FROM_SECONDS ? earliest : instantAt(date.add({ days: 1 }), NIGHT_UNTIL_SECONDS, timeZone);
}
