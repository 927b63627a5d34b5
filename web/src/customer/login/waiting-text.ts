import { HOUR_IN_SECONDS, MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';

/** '0:57', '12:05', '1:00:00'. */
export function waitingText(seconds: number): string {
  const hours = Math.floor(seconds / HOUR_IN_SECONDS);
  const minutes = Math.floor((seconds % HOUR_IN_SECONDS) / MINUTE_IN_SECONDS);
  const rest = [hours > 0 ? twoDigits(minutes) : String(minutes), twoDigits(seconds % MINUTE_IN_SECONDS)];
  return (hours > 0 ? [String(hours), ...rest] : rest).join(':');
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0');
