import type { PassStatus } from '@laine/contract/states.ts';

/** How a pass stands for its holder. `over`: its season has passed. */
export type PassState = 'coming' | 'running' | 'over' | 'ended' | 'revoked' | 'withdrawn';

type Pass = { status: PassStatus; startsAt: string | null; endsAt: string | null };

/** Null for one that is not bought (yet). */
export function passState({ status, startsAt, endsAt }: Pass, now: Temporal.Instant): PassState | null {
  if (status === 'open' || status === 'lapsed') return null;
  if (status === 'revoked' || status === 'withdrawn') return status;
  const hasPassed = endsAt !== null && Date.parse(endsAt) <= now.epochMilliseconds;
  if (hasPassed) return 'over';
  if (status === 'ended') return 'ended';
  return startsAt !== null && Date.parse(startsAt) > now.epochMilliseconds ? 'coming' : 'running';
}

export const isHeld = (state: PassState): boolean => state === 'coming' || state === 'running';
