import { Refusal } from '@laine/contract/refusals.ts';
import { HOUR_IN_SECONDS } from '@laine/rules/constants.ts';
import { formatMoney } from '@laine/rules/format-money.ts';
import { readAgreedTerms } from '../agreed-terms.ts';
import type { Tx } from '../db/open-database.ts';
import { personBehind, type Staff, stationsOf } from '../principal.ts';
import { newId } from '../secrets.ts';
import type { BookingStation } from '../stations/booking-station.ts';
import { goodwillLeftInCents } from './goodwill-left-in-cents.ts';
import { insertGoodwill } from './goodwill-store.ts';

type FreeTime = {
  station: BookingStation;
  bookingId: string;
  /** Of all boards together. */
  seconds: number;
};

/**
 * What staff give for nothing is worth what the booking's own tariff asks for that time, and counts against the same
 * limits as money and vouchers. Answers how much it is. The caller holds the station.
 */
export async function countFreeTime(
  tx: Tx,
  who: Staff,
  { station, bookingId, seconds }: FreeTime,
  now: Temporal.Instant,
): Promise<number> {
  if (seconds <= 0) return 0;
  const { pricePerHourInCents } = await readTermsOf(tx, bookingId);
  const amountInCents = Math.ceil((seconds * pricePerHourInCents) / HOUR_IN_SECONDS);
  return countGift(tx, who, { station, bookingId, amountInCents }, now);
}

/** Who has limits says why as well. */
export const isReasonNeeded = (who: Staff, worthInCents: number): boolean =>
  worthInCents > 0 && who.kind === 'person' && stationsOf(who) !== 'all';

export async function readTermsOf(tx: Tx, bookingId: string) {
  const booking = tx.selectFrom('bookings').select('tariff').where('id', '=', bookingId);
  return readAgreedTerms((await booking.executeTakeFirstOrThrow()).tariff);
}

type Gift = { station: BookingStation; bookingId: string; amountInCents: number };

/** Any other thing of worth that staff give for nothing. Answers how much it is. */
export async function countGift(
  tx: Tx,
  who: Staff,
  { station, bookingId, amountInCents }: Gift,
  now: Temporal.Instant,
): Promise<number> {
  if (amountInCents <= 0) return 0;
  const left = await goodwillLeftInCents(tx, who, { station, bookingId }, now);
  if (left !== null && amountInCents > left) {
    const locale = (who.kind === 'person' && who.account.locale) || 'en';
    throw new Refusal('goodwill-limit', { left: formatMoney(left, locale) });
  }
  const givenBy = personBehind(who);
  // A key from before keys knew their maker: nobody's gift could be counted.
  if (givenBy === null) return amountInCents;
  const of = { bookingId, stationId: station.id, givenBy, byOwner: left !== null };
  const gift = { form: 'time', amountInCents, reason: 'other', giftCardId: null } as const;
  await insertGoodwill(tx, { id: newId(), ...of, ...gift, createdAt: now });
  return amountInCents;
}
