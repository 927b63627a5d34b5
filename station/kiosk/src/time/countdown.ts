/** Rounded up, never below zero. */
export const secondsUntil = (momentInMs: number, nowInMs: number): number =>
  Math.max(0, Math.ceil((momentInMs - nowInMs) / 1000));

/** '0:47', '5:00', '23:59:07' */
export function runningText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = [minutes, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return hours > 0 ? [hours, ...rest].join(':') : `${minutes}:${rest[1]}`;
}
