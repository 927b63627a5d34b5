import { Refusal } from '@laine/contract/refusals.ts';
import { HOUR_IN_SECONDS } from '@laine/rules/constants.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { readAgreedTerms } from '../../ground/agreed-terms.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { personBehind, type Staff, stationsOf } from '../../ground/principal.ts';
import { newId } from '../../ground/secrets.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { goodwillLeftInCents } from './goodwill-left-in-cents.ts';
import { insertGoodwill } from './goodwill-store.ts';

type FreeTime = {
  station: BookingStation;
  bookingId: string;
  /** Time given to no single board counts for all boards together. */
  boards: { sessionId: string | null; seconds: number }[];
};

/**
 * Free time from staff is worth what the booking's own tariff asks for it, and counts against the same limits as money
 * and vouchers. Returns its worth. The caller holds the station's lock.
 */
export async function countFreeTime(
  tx: Tx,
  who: Staff,
  { station, bookingId, boards }: FreeTime,
  now: Temporal.Instant,
): Promise<number> {
  if (boards.every(({ seconds }) => seconds <= 0)) return 0;
  const { pricePerHourInCents } = await readTermsOf(tx, bookingId);
  const gifts = boards.map(({ sessionId, seconds }) => ({
    sessionId,
    amountInCents: Math.ceil((seconds * pricePerHourInCents) / HOUR_IN_SECONDS),
  }));
  return countGifts(tx, who, { station, bookingId, gifts }, now);
}

/** Anybody with a limit also has to give a reason. */
export const isReasonNeeded = (who: Staff, worthInCents: number): boolean =>
  worthInCents > 0 && who.kind === 'person' && stationsOf(who) !== 'all';

export async function readTermsOf(tx: Tx, bookingId: string) {
  const booking = tx.selectFrom('bookings').select('tariff').where('id', '=', bookingId);
  return readAgreedTerms((await booking.executeTakeFirstOrThrow()).tariff);
}

type Gifts = Omit<FreeTime, 'boards'> & { gifts: { sessionId: string | null; amountInCents: number }[] };

/** Any other free gift of staff. Returns its worth. */
export async function countGifts(
  tx: Tx,
  who: Staff,
  { station, bookingId, gifts }: Gifts,
  now: Temporal.Instant,
): Promise<number> {
  const given = gifts.filter((gift) => gift.amountInCents > 0);
  if (given.length === 0) return 0;
  const amountInCents = given.reduce((sum, gift) => sum + gift.amountInCents, 0);
  const left = await goodwillLeftInCents(tx, who, { station, bookingId }, now);
  if (left !== null && amountInCents > left) {
    const locale = (who.kind === 'person' && who.account.locale) || 'en';
    throw new Refusal('goodwill-limit', { left: formatMoney(left, locale) });
  }
  const givenBy = personBehind(who);
  // Old keys don't know who made them, so nobody's gifts could be counted.
  if (givenBy === null) return amountInCents;
  const of = { bookingId, stationId: station.id, givenBy, byOwner: left !== null };
  const time = { form: 'time', reason: 'other', giftCardId: null } as const;
  for (const gift of given) await insertGoodwill(tx, { id: newId(), ...of, ...time, ...gift, createdAt: now });
  return amountInCents;
}
