import {
  EXTENSION_SECONDS,
  HOUR_IN_SECONDS,
  MAX_EXTENDED_RENTAL_SECONDS,
  MAX_EXTENSIONS_PER_BOOKING,
  MIN_CARD_CHARGE_CENTS,
} from '../constants.ts';
import { isBefore, plusSeconds, secondsBetween } from '../time/instants.ts';
import { openingHours, type Hours } from '../time/opening-hours.ts';
import type { Slot } from '../time/slot.ts';
import { dateIn } from '../time/wall-time.ts';
import type { Tariff } from './station-terms.ts';

interface ExtendableBooking extends Slot {
  extensionsUsed: number;
  /** Boards of the booking that are still out. */
  boards: number;
}

export interface ExtensionOffer {
  newEnd: Temporal.Instant;
  priceInCents: number;
}

export type ExtensionProblem = 'already-extended' | 'already-over' | 'past-closing' | 'too-long';

/**
 * Once per booking, one hour, at the reduced rate (before the start: at the normal price), only before the booking's
 * end and never past closing. It may take a rental to seven hours. The tariff is the booking's own copy, the hours are
 * the station's current ones. `seatLongerSessions` decides whether the boards allow it, because a board that is out
 * can't change its locker.
 */
export function extensionOffer(
  hours: Hours,
  tariff: Pick<Tariff, 'pricePerHourInCents' | 'extensionPercent'>,
  booking: ExtendableBooking,
  now: Temporal.Instant,
): ExtensionOffer | ExtensionProblem {
  if (booking.extensionsUsed >= MAX_EXTENSIONS_PER_BOOKING) return 'already-extended';
  if (!isBefore(now, booking.end)) return 'already-over';

  const newEnd = plusSeconds(booking.end, EXTENSION_SECONDS);
  const { closesAt } = openingHours(hours, dateIn(hours.timeZone, booking.start));
  if (isBefore(closesAt, newEnd)) return 'past-closing';
  if (secondsBetween(booking.start, newEnd) > MAX_EXTENDED_RENTAL_SECONDS) return 'too-long';
  const extensionPercent = isBefore(now, booking.start) ? 100 : tariff.extensionPercent;
  const priceInCents = extensionFee({ ...tariff, extensionPercent }) * booking.boards;
  // A card can't be charged less, and an extension is never owed, so a tiny price becomes zero.
  return { newEnd, priceInCents: priceInCents < MIN_CARD_CHARGE_CENTS ? 0 : priceInCents };
}

/** Rounded up per board, like every price. */
function extensionFee(tariff: Pick<Tariff, 'pricePerHourInCents' | 'extensionPercent'>): number {
  const hourPercents = EXTENSION_SECONDS * tariff.extensionPercent;
  return Math.ceil((hourPercents * tariff.pricePerHourInCents) / (HOUR_IN_SECONDS * 100));
}
