import {
  DAY_IN_SECONDS,
  HOUR_IN_SECONDS,
  MIN_CARD_CHARGE_CENTS,
  PASS_BOOKING_AHEAD_SECONDS,
  PASS_CANCEL_NOTICE_SECONDS,
  PASS_FREE_SECONDS,
} from '../constants.ts';
import { zonesOf } from '../time/zones-of.ts';
import { isBefore, secondsBetween } from '../time/instants.ts';
import type { Tariff } from './station-terms.ts';
import { withdrawalEndsAt } from '../money/withdrawal.ts';

/** With a pass one books at most three hours ahead; without one, or paying in full, the usual days apply. */
export function isPassUsableFor(start: Temporal.Instant, now: Temporal.Instant): boolean {
  return secondsBetween(now, start) <= PASS_BOOKING_AHEAD_SECONDS;
}

/**
 * What a pass takes off a rental: the hourly price of its first hour. A pass belongs to one person, so it covers one
 * board however many are booked, and it says nothing of the starting fee, which stays.
 */
export function passDiscountInCents(tariff: Pick<Tariff, 'pricePerHourInCents'>): number {
  return Math.ceil((PASS_FREE_SECONDS * tariff.pricePerHourInCents) / HOUR_IN_SECONDS);
}

/**
 * What a pass takes off a sum, never more than it cost itself: whatever a station asks for an hour by then. A rest so small
 * that no card can be charged for it is taken off as well.
 */
export function passSavingInCents(
  tariff: Pick<Tariff, 'pricePerHourInCents'>,
  totalInCents: number,
  passPriceInCents: number,
): number {
  const saving = Math.min(totalInCents, passPriceInCents, passDiscountInCents(tariff));
  return totalInCents - saving < MIN_CARD_CHARGE_CENTS ? totalInCents : saving;
}

export interface PassValidity {
  startsAt: Temporal.Instant | null;
  endsAt: Temporal.Instant | null;
  country: string | null;
  /** Empty: every station of the country. */
  stationIds: readonly string[];
}

/** Whether a pass covers a rental that starts then, there, from the minute of its start. When it was booked is another question. */
export function passCovers(
  { startsAt, endsAt, country, stationIds }: PassValidity,
  station: { id: string; country: string },
  start: Temporal.Instant,
): boolean {
  if (startsAt === null || endsAt === null || !isBefore(start, endsAt)) return false;
  if (isBefore(start, startsAt.round({ smallestUnit: 'minute', roundingMode: 'floor' }))) return false;
  if (stationIds.length > 0) return stationIds.includes(station.id);
  return country === station.country;
}

/**
 * The season of a pass: from the first moment of its first day to the last of its last one, anywhere in the country. A
 * buyer who did not ask to start at once begins after the time in which the purchase can be withdrawn from.
 */
export function passSeason(
  { country, firstDay, lastDay }: { country: string; firstDay: Temporal.PlainDate; lastDay: Temporal.PlainDate },
  boughtAt: Temporal.Instant,
  startsAtOnce: boolean,
): { startsAt: Temporal.Instant; endsAt: Temporal.Instant } {
  const begins = zonesOf(country).map((zone) => firstDay.toZonedDateTime(zone).toInstant());
  const ends = zonesOf(country).map((zone) => lastDay.add({ days: 1 }).toZonedDateTime(zone).toInstant());
  const earliest = startsAtOnce ? boughtAt : withdrawalEndsAt(boughtAt);
  const opens = begins.reduce((a, b) => (isBefore(b, a) ? b : a));
  return {
    startsAt: isBefore(opens, earliest) ? earliest : opens,
    endsAt: ends.reduce((a, b) => (isBefore(a, b) ? b : a)),
  };
}

/**
 * The days that a person reads on a pass. Its season begins with the first zone of the country and ends with the last, so
 * the latest date at its beginning and the earliest one at its end are those it was sold with.
 */
export function passDays({
  startsAt,
  endsAt,
  country,
}: {
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  country: string;
}): {
  firstDay: Temporal.PlainDate;
  lastDay: Temporal.PlainDate;
} {
  return { firstDay: daysAt(startsAt, country)[1], lastDay: passLastDay({ endsAt, country }) };
}

/** The last of them alone. Passes from before they had a country end on the calendar that all share. */
export const passLastDay = ({ endsAt, country }: { endsAt: Temporal.Instant; country: string | null }) =>
  daysAt(endsAt.subtract({ seconds: 1 }), country)[0];

/** The earliest and the latest date that a country writes at a moment. */
function daysAt(moment: Temporal.Instant, country: string | null): [Temporal.PlainDate, Temporal.PlainDate] {
  const days = (country === null ? ['UTC'] : zonesOf(country))
    .map((zone) => moment.toZonedDateTimeISO(zone).toPlainDate())
    .toSorted((a, b) => Temporal.PlainDate.compare(a, b));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error('a country has at least one zone');
  return [first, last];
}

/** Ended by us without misuse: the price of the days that are left whole, rounded up to the cent. */
export function unusedDaysInCents(
  priceInCents: number,
  { startsAt, endsAt }: { startsAt: Temporal.Instant; endsAt: Temporal.Instant },
  endedAt: Temporal.Instant,
): number {
  const days = Math.ceil(secondsBetween(startsAt, endsAt) / DAY_IN_SECONDS);
  if (!isBefore(startsAt, endedAt) || days <= 0) return priceInCents;
  const left = Math.max(0, Math.floor(secondsBetween(endedAt, endsAt) / DAY_IN_SECONDS));
  return Math.ceil((priceInCents * left) / days);
}

/**
 * Cancelled at least an hour before the start (exactly an hour is in time), a free hour costs nothing; later it is
 * charged at the normal price. What was paid besides follows the usual refund rule.
 */
export function passCancellationChargeInCents(
  discountInCents: number,
  start: Temporal.Instant,
  cancelledAt: Temporal.Instant,
): number {
  return secondsBetween(cancelledAt, start) >= PASS_CANCEL_NOTICE_SECONDS ? 0 : discountInCents;
}
