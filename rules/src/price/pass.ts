import {
  DAY_IN_SECONDS,
  HOUR_IN_SECONDS,
  MIN_CARD_CHARGE_CENTS,
  PASS_BOOKING_AHEAD_SECONDS,
  PASS_CANCEL_NOTICE_SECONDS,
  PASS_FREE_SECONDS,
} from '../constants.ts';
import { withdrawalEndsAt } from '../money/withdrawal.ts';
import { isBefore, secondsBetween } from '../time/instants.ts';
import { zonesOf } from '../time/zones-of.ts';
import type { Tariff } from './station-terms.ts';

/** A pass pays only for bookings up to three hours ahead; a booking paid in full has the usual limit. */
export function isPassUsableFor(start: Temporal.Instant, now: Temporal.Instant): boolean {
  return secondsBetween(now, start) <= PASS_BOOKING_AHEAD_SECONDS;
}

/**
 * The hourly price of the first hour. A pass belongs to one person, so it covers one board however many are booked, and
 * never the starting fee.
 */
export function passDiscountInCents(tariff: Pick<Tariff, 'pricePerHourInCents'>): number {
  return Math.ceil((PASS_FREE_SECONDS * tariff.pricePerHourInCents) / HOUR_IN_SECONDS);
}

/**
 * Never takes off more than the pass itself cost, whatever a station charges for an hour by then. A rest too small for
 * a card is taken off as well.
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

/** Checks place and start only, from the minute of the start. `isPassUsableFor` looks at when it's booked. */
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
 * From the first moment of the first day to the last moment of the last one, anywhere in the country. A buyer who
 * didn't ask to start at once begins after the withdrawal period.
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
 * The dates printed on a pass. Its season starts with the country's first zone and ends with its last, so the latest
 * date at the start and the earliest at the end are the dates that it was sold with.
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

/** Passes from before they had a country end on the calendar that all countries share. */
export const passLastDay = ({ endsAt, country }: { endsAt: Temporal.Instant; country: string | null }) =>
  daysAt(endsAt.subtract({ seconds: 1 }), country)[0];

/** A country with several zones may have two dates at the same moment. */
function daysAt(moment: Temporal.Instant, country: string | null): [Temporal.PlainDate, Temporal.PlainDate] {
  const days = (country === null ? ['UTC'] : zonesOf(country))
    .map((zone) => moment.toZonedDateTimeISO(zone).toPlainDate())
    .toSorted((a, b) => Temporal.PlainDate.compare(a, b));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error('a country has at least one zone');
  return [first, last];
}

/** For a pass that we end without misuse: the price of its whole days left, rounded up to the cent. */
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
 * Cancelled at least an hour before the start (exactly an hour is in time), a free hour costs nothing; later it costs
 * the normal price. Anything else that was paid follows the usual refund rule.
 */
export function passCancellationChargeInCents(
  discountInCents: number,
  start: Temporal.Instant,
  cancelledAt: Temporal.Instant,
): number {
  return secondsBetween(cancelledAt, start) >= PASS_CANCEL_NOTICE_SECONDS ? 0 : discountInCents;
}
