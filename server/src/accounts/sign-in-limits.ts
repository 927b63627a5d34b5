import type { RefusalCode } from '@laine/contract/refusals.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { LOGIN_CODE_LIFE_SECONDS, LOGIN_CODE_TRIES } from '@laine/rules/constants.ts';

/** So many events within so much time, counted per address in the database. */
type Limit = { most: number; within: Temporal.Duration };

const minutes = (count: number) => Temporal.Duration.from({ minutes: count });
const hours = (count: number) => Temporal.Duration.from({ hours: count });

/** A code has a million values, so five guesses in ten minutes and twenty a day cannot find it. */
export const wrongTryLimits: Limit[] = [
  { most: LOGIN_CODE_TRIES, within: Temporal.Duration.from({ seconds: LOGIN_CODE_LIFE_SECONDS }) },
  { most: 20, within: hours(24) },
];

/** Enough for a person whose mail is slow, too little to flood a mailbox. */
export const codeLimits: Limit[] = [
  { most: 10, within: minutes(10) },
  { most: 50, within: hours(24) },
];

export const longest = (limits: Limit[]) =>
  limits.map(({ within }) => within).reduce((a, b) => (Temporal.Duration.compare(a, b) > 0 ? a : b));

/** `times` are newest first. Refuses while a limit is reached and says when the oldest counted event leaves it. */
export function requireWithin(
  limits: Limit[],
  times: Temporal.Instant[],
  now: Temporal.Instant,
  refusal: RefusalCode,
): void {
  for (const { most, within } of limits) {
    const decisive = times[most - 1];
    if (!decisive) continue;
    const freeAt = decisive.add(within);
    if (Temporal.Instant.compare(freeAt, now) <= 0) continue;
    const waitInSeconds = Math.ceil(now.until(freeAt).total('seconds'));
    throw new Refusal(refusal, { minutes: Math.ceil(waitInSeconds / 60) }, waitInSeconds);
  }
}
