import { isPassUsableFor } from '@laine/rules/price/pass.ts';
import type { StationPass } from '../../station-data.ts';

/** The pass's use for a rental that starts then. `none`: another season. */
export type PassUse = 'usable' | 'too-far-ahead' | 'none';

export function passUse({ startsAt, endsAt }: StationPass, start: Temporal.Instant, now: Temporal.Instant): PassUse {
  const at = start.epochMilliseconds;
  if (at < Date.parse(startsAt) || at >= Date.parse(endsAt)) return 'none';
  return isPassUsableFor(start, now) ? 'usable' : 'too-far-ahead';
}
