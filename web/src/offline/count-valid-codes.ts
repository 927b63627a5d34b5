import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import { DOOR_CODE_EARLY_SECONDS } from '@laine/rules/constants.ts';

const EARLY_MS = DOOR_CODE_EARLY_SECONDS * 1_000;

/** The door codes that open something now: the number on the icon of the installed app. */
export const countValidCodes = (bookings: readonly ComingBooking[], now: number): number =>
  bookings
    .filter(({ start, isInQuestion }) => !isInQuestion && now >= Date.parse(start) - EARLY_MS)
    .flatMap(({ end, sessions }) =>
      sessions.filter(({ code, status }) => code !== null && (status === 'started' || now < Date.parse(end))),
    ).length;
