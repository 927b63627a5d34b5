import { MAX_SILENCE_SECONDS } from '@laine/rules/constants.ts';
import { later, plusSeconds } from '@laine/rules/time/instants.ts';

export type LookedAfter = { takenAt: Temporal.Instant | null; silencedUntil: Temporal.Instant | null };

/** Who has taken a search, or talked to the missing, has it for a while only: then people are called again. */
export function restsUntil({ takenAt, silencedUntil }: LookedAfter): Temporal.Instant | undefined {
  const takenUntil = takenAt ? plusSeconds(takenAt, MAX_SILENCE_SECONDS) : silencedUntil;
  return takenUntil && silencedUntil ? later(takenUntil, silencedUntil) : (takenUntil ?? undefined);
}
