/** Whole seconds until a moment, never below zero; a second that has begun counts. */
export const secondsUntil = (momentInMs: number, nowInMs: number): number =>
  Math.max(0, Math.ceil((momentInMs - nowInMs) / 1000));

/** '0:47', '5:00' */
export function runningText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
