import { HOUR_IN_SECONDS, MAX_EXCUSED_LOCKOUT_SECONDS, OVERTIME_GRACE_SECONDS } from '../constants.ts';
import { earlier, isBefore, later, plusSeconds, secondsBetween } from '../time/instants.ts';
import type { Slot } from '../time/slot.ts';
import type { Tariff } from './station-terms.ts';

type OvertimeTariff = Pick<Tariff, 'pricePerHourInCents' | 'maxOvertimeInSeconds' | 'overtimeBilling'>;

export interface Return {
  bookedEnd: Temporal.Instant;
  returnedAt: Temporal.Instant;
  /** Time in which the keypad refused everyone (`lockedOutInSeconds`). It never counts against the renter. */
  lockedOutInSeconds: number;
}

export interface Overtime {
  lateInSeconds: number;
  /** More than ten minutes late: earns a warning even if nothing is charged. */
  isLateReturn: boolean;
  billedInSeconds: number;
  /** For one board. */
  feeInCents: number;
}

/**
 * Nothing within ten minutes. After that each full hour from the booked end (59 minutes are none, 60 are one), or each
 * started hour where a station says so (11 minutes are one), never more than `maxOvertimeInSeconds`.
 */
export function overtime(tariff: OvertimeTariff, back: Return): Overtime {
  const lateInSeconds = lateness(back);
  const isLateReturn = lateInSeconds > OVERTIME_GRACE_SECONDS;
  const billedInSeconds = isLateReturn ? billedTime(tariff, lateInSeconds) : 0;
  return { lateInSeconds, isLateReturn, billedInSeconds, feeInCents: overtimeFee(tariff, billedInSeconds) };
}

/** Charged for a board that is never returned. */
export const mostOvertimeInSeconds = (tariff: OvertimeTariff): number => billedTime(tariff, Number.MAX_SAFE_INTEGER);

/** Per board, at the maximum. Part of the 'Total authorization'. */
export const mostOvertimeFeeInCents = (tariff: OvertimeTariff): number =>
  overtimeFee(tariff, mostOvertimeInSeconds(tariff));

export interface LateCost {
  /** Free of charge until then. */
  from: Temporal.Instant;
  pricePerHourInCents: number;
  overtimeBilling: Tariff['overtimeBilling'];
  /** For one board, however long it is out. */
  mostInCents: number;
}

/** Null where being late costs nothing. */
export function lateCost(tariff: OvertimeTariff, bookedEnd: Temporal.Instant): LateCost | null {
  const { pricePerHourInCents, overtimeBilling } = tariff;
  const mostInCents = mostOvertimeFeeInCents(tariff);
  if (mostInCents === 0) return null;
  return { from: costsFrom(tariff, bookedEnd), pricePerHourInCents, overtimeBilling, mostInCents };
}

const costsFrom = ({ overtimeBilling }: Pick<Tariff, 'overtimeBilling'>, bookedEnd: Temporal.Instant) =>
  plusSeconds(bookedEnd, overtimeBilling === 'full-hours' ? HOUR_IN_SECONDS : OVERTIME_GRACE_SECONDS);

export interface LateSum {
  soFarInCents: number;
  /** When the sum grows next; null once it has reached the maximum. */
  growsAt: Temporal.Instant | null;
}

/** The cost of one board returned now. Matches `overtime` when no keypad was locked. */
export function lateSumAt(cost: Omit<LateCost, 'from'>, bookedEnd: Temporal.Instant, now: Temporal.Instant): LateSum {
  const lateInSeconds = lateness({ bookedEnd, returnedAt: now, lockedOutInSeconds: 0 });
  const from = costsFrom(cost, bookedEnd);
  const isFree = isBefore(now, from) || lateInSeconds <= OVERTIME_GRACE_SECONDS;
  if (isFree) return { soFarInCents: 0, growsAt: from };
  const late = lateInSeconds / HOUR_IN_SECONDS;
  const hours = cost.overtimeBilling === 'full-hours' ? Math.floor(late) : Math.ceil(late);
  const soFarInCents = Math.min(hours * cost.pricePerHourInCents, cost.mostInCents);
  const next = cost.overtimeBilling === 'full-hours' ? hours + 1 : hours;
  const growsAt = soFarInCents < cost.mostInCents ? plusSeconds(bookedEnd, next * HOUR_IN_SECONDS) : null;
  return { soFarInCents, growsAt };
}

/**
 * One keypad has one lock-out at a time, so lock-outs add up. They are capped because the booking page opens the door
 * as well, and nobody on the beach may make a late board free by typing wrong codes.
 */
export function lockedOutInSeconds(lockouts: readonly Slot[], from: Temporal.Instant, to: Temporal.Instant): number {
  const locked = lockouts
    .map((lockout) => ({ start: later(lockout.start, from), end: earlier(lockout.end, to) }))
    .filter(({ start, end }) => isBefore(start, end))
    .reduce((sum, { start, end }) => sum + secondsBetween(start, end), 0);
  return Math.min(locked, MAX_EXCUSED_LOCKOUT_SECONDS);
}

/** Whole seconds, rounded down in the customer's favour. */
function lateness(back: Return): number {
  const late = secondsBetween(back.bookedEnd, back.returnedAt) - back.lockedOutInSeconds;
  return Math.max(0, Math.floor(late));
}

function billedTime({ overtimeBilling, maxOvertimeInSeconds }: OvertimeTariff, lateInSeconds: number): number {
  if (overtimeBilling === 'full-hours') {
    return Math.floor(Math.min(lateInSeconds, maxOvertimeInSeconds) / HOUR_IN_SECONDS) * HOUR_IN_SECONDS;
  }
  // A started hour may go past the limit; only the part within it is charged.
  return Math.min(Math.ceil(lateInSeconds / HOUR_IN_SECONDS) * HOUR_IN_SECONDS, maxOvertimeInSeconds);
}

function overtimeFee(tariff: OvertimeTariff, billedInSeconds: number): number {
  return Math.ceil((billedInSeconds * tariff.pricePerHourInCents) / HOUR_IN_SECONDS);
}
