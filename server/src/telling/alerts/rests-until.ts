import { MAX_SILENCE_SECONDS } from '@laine/rules/constants.ts';
import { later, plusSeconds } from '@laine/rules/time/instants.ts';

export type LookedAfter = { takenAt: Temporal.Instant | null; silencedUntil: Temporal.Instant | null };

/** Taking a search or talking to the missing person counts for a while only: then calls start again. */
export function restsUntil({ takenAt, silencedUntil }: LookedAfter): Temporal.Instant | undefined {
  const takenUntil = takenAt ? plusSeconds(takenAt, MAX_SILENCE_SECONDS) : silencedUntil;
  return takenUntil && silencedUntil ? later(takenUntil, silencedUntil) : (takenUntil ?? undefined);
}
