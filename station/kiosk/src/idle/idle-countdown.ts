import type { View } from '../../../src/screen/screen.ts';
import { secondsUntil } from '../time/countdown.ts';

const LAST_SECONDS = 10;

/** The start has nowhere to go back to, a lock-out ends by itself, and the others wait for the station. */
const withoutTimeout = new Set<View['name']>(['start', 'locked-out', 'opening', 'checking']);

/** Seconds until the program goes back to the start, once only a few are left. */
export function idleCountdown(
  view: View['name'],
  {
    touchedAtInMs,
    nowInMs,
    pageTimeoutInSeconds,
  }: Record<'touchedAtInMs' | 'nowInMs' | 'pageTimeoutInSeconds', number>,
): number | undefined {
  if (withoutTimeout.has(view)) return undefined;
  const secondsLeft = secondsUntil(touchedAtInMs + pageTimeoutInSeconds * 1000, nowInMs);
  // A very short timeout must not nag from its first second.
  const noticeFrom = Math.min(LAST_SECONDS, Math.floor(pageTimeoutInSeconds / 2));
  return secondsLeft > 0 && secondsLeft <= noticeFrom ? secondsLeft : undefined;
}
