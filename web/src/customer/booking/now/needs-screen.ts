import { MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import type { Phase } from '../booking-phase.ts';

const BEFORE_START_SECONDS = 15 * MINUTE_IN_SECONDS;

/** Somebody stands or will stand at the lockers with the code on this screen, and wet hands to wake it with. */
export function needsScreen(phase: Phase, start: string, now: Temporal.Instant): boolean {
  if (phase === 'waiting') return !isBefore(now, plusSeconds(Temporal.Instant.from(start), -BEFORE_START_SECONDS));
  return phase === 'ready' || phase === 'out' || phase === 'late';
}
