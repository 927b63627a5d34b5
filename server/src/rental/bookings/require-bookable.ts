import type { CheckoutWish } from '@laine/contract/public/booking-calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { StationFacts } from '@laine/contract/station-facts.ts';
import { TERMS_VERSION } from '@laine/legal/terms-version.ts';
import {
  HOUR_IN_SECONDS,
  MAX_DAYS_AHEAD,
  MINUTE_IN_SECONDS,
  SILENT_STATION_NO_START_WITHIN_SECONDS,
  STATION_SILENT_AFTER_SECONDS,
} from '@laine/rules/constants.ts';
import { accountStatusAt } from '@laine/rules/people/account-status-at.ts';
import {
  effectiveMaxBoards,
  effectiveMaxDuration,
  effectiveMinDuration,
  isBoardCountAllowed,
} from '@laine/rules/price/station-terms.ts';
import { checkSlot } from '@laine/rules/time/check-slot.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import { isOpenOn, wallHours } from '@laine/rules/time/opening-hours.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { checkTimeZone } from '@laine/rules/time/time-zone.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import type { BookingAccount } from './customer-store.ts';

/** The rules' decisions as refusals. The most helpful comes first: a problem that the customer can fix. */

export function requireMayBook({ owes, isDisputing, ...account }: BookingAccount, now: Temporal.Instant): void {
  const status = accountStatusAt(account, now);
  if (status === 'deactivated') throw new Refusal('account-deactivated');
  if (status === 'suspended') throw new Refusal('account-suspended');
  if (status !== 'active') throw new Refusal('account-banned');
  if (owes) throw new Refusal('debt-unpaid');
  if (isDisputing) throw new Refusal('payment-disputed');
}

/** Whoever saw another version must read the new one first. A client that names none agrees to the current one. */
export function requireCurrentTerms({ termsVersion }: Pick<CheckoutWish, 'termsVersion'>): void {
  if (termsVersion !== undefined && termsVersion !== TERMS_VERSION) throw new Refusal('terms-changed');
}

export function requireOpen({ isClosed, facts }: BookingStation): StationFacts {
  if (isClosed || !facts) throw new Refusal('station-closed');
  return facts;
}

/** Nobody is sent out if nobody could be called for them; there is a day to fix that. Bookings continue. */
export function requireAttended({ salesStoppedAt }: BookingStation): void {
  if (salesStoppedAt) throw new Refusal('station-unattended');
}

/** A customer whose clock differs might mean another hour, also when they repeat a wish. */
export function requireSameClock(facts: StationFacts, slot: Slot, timeZone: string | undefined): void {
  if (checkTimeZone(timeZone, facts.timeZone, slot) !== 'ok') throw new Refusal('wrong-time-zone');
}

export function requireSlot(facts: StationFacts, slot: Slot, now: Temporal.Instant): void {
  const answer = checkSlot(facts, slot, now);
  const date = dateIn(facts.timeZone, slot.start);
  switch (answer) {
    case 'ok':
      return;
    case 'end-not-after-start':
      throw new Refusal('too-short', { minutes: effectiveMinDuration(facts) / MINUTE_IN_SECONDS });
    case 'too-short':
      throw new Refusal('too-short', { minutes: effectiveMinDuration(facts) / MINUTE_IN_SECONDS });
    case 'too-long':
      throw new Refusal('too-long', hoursAndMinutes(effectiveMaxDuration(facts)));
    case 'too-far-ahead':
      throw new Refusal('too-far-ahead', { days: MAX_DAYS_AHEAD });
    case 'outside-opening-hours':
      throw isOpenOn(facts, date)
        ? new Refusal('outside-opening-hours', wallHours(facts, date))
        : new Refusal('closed-that-day');
    case 'closing-soon':
      throw new Refusal('closing-soon', { close: wallHours(facts, date).close });
    default:
      throw new Refusal(answer);
  }
}

const hoursAndMinutes = (seconds: number) => ({
  hours: Math.floor(seconds / HOUR_IN_SECONDS),
  minutes: (seconds % HOUR_IN_SECONDS) / MINUTE_IN_SECONDS,
});

export function requireBoardCount(facts: StationFacts, count: number): void {
  if (!isBoardCountAllowed(facts, count)) throw new Refusal('too-many-boards', { boards: effectiveMaxBoards(facts) });
}

/**
 * A silent station couldn't learn the code of a booking that starts soon. A station without a program of its own (no
 * key was ever made) has nothing to learn it with, and its codes are handed out some other way: see docs/product.md,
 * section 5.
 */
export function requireReachable(
  { hasProgram, isConnected, lastSeenAt }: BookingStation,
  start: Temporal.Instant,
  now: Temporal.Instant,
) {
  if (!hasProgram || isConnected || secondsBetween(now, start) > SILENT_STATION_NO_START_WITHIN_SECONDS) return;
  const isSilent = !lastSeenAt || secondsBetween(lastSeenAt, now) > STATION_SILENT_AFTER_SECONDS;
  if (isSilent) throw new Refusal('station-unreachable', { wish: 'booking' });
}
