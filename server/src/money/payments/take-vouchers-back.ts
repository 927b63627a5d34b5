import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { lowerGiftCard } from '../prepaid/spend-gift-card.ts';
import { listRests, sumRests } from './list-rests.ts';

/** A booking's vouchers from staff, with their remaining worth and the unspent part of it. */
const listVouchers = (db: Db, bookingId: string) =>
  db
    .selectFrom('goodwills')
    .innerJoin('giftCards', 'giftCards.id', 'goodwills.giftCardId')
    .select(['giftCards.id', 'takenBackInCents'])
    .select([worthInCents.as('worth'), sql<number>`least(balance_in_cents, ${worthInCents})`.as('unspent')])
    .where('goodwills.bookingId', '=', bookingId)
    .orderBy('giftCards.id');

const worthInCents = sql<number>`(initial_in_cents - taken_back_in_cents)`;

const sumOf = (cents: number[]) => cents.reduce((sum, one) => sum + one, 0);

const restOfBooking = async (db: Db, bookingId: string) => sumRests(await listRests(db, { bookingId }));

/**
 * Money and vouchers for a booking never exceed what was paid for it, in whatever order they come: a refund takes back
 * unspent vouchers and deducts spent ones.
 */
export async function foreseeVouchers(db: Db, bookingId: string, wishedInCents: number) {
  const vouchers = await listVouchers(db, bookingId).execute();
  const rest = await restOfBooking(db, bookingId);
  const [worth, unspent] = [sumOf(vouchers.map((one) => one.worth)), sumOf(vouchers.map((one) => one.unspent))];
  const amountInCents = Math.max(0, Math.min(wishedInCents, rest - (worth - unspent)));
  const takenInCents = Math.max(0, Math.min(unspent, amountInCents + worth - rest));
  return { vouchers, amountInCents, takenInCents };
}

/** The most that a booking can still refund: spent vouchers are deducted. */
export const refundableInCents = async (db: Db, bookingId: string): Promise<number> =>
  (await foreseeVouchers(db, bookingId, Number.MAX_SAFE_INTEGER)).amountInCents;

/** Returns the sum that may go back. */
export async function takeVouchersBack(tx: Tx, bookingId: string, wishedInCents: number, now: Temporal.Instant) {
  // Locked, so that nobody spends one in the meantime.
  await listVouchers(tx, bookingId).forUpdate('giftCards').execute();
  const { vouchers, amountInCents, takenInCents } = await foreseeVouchers(tx, bookingId, wishedInCents);
  let left = takenInCents;
  for (const { id, unspent } of vouchers) {
    const cents = Math.min(left, unspent);
    left -= cents;
    if (cents > 0) await lowerGiftCard(tx, id, cents, now);
  }
  return amountInCents;
}

/** Refunds of that sum were promised and don't leave: vouchers are again worth what is kept, at most. */
export async function giveVouchersBack(tx: Tx, bookingId: string, withdrawnInCents: number, now: Temporal.Instant) {
  const vouchers = await listVouchers(tx, bookingId).forUpdate('giftCards').execute();
  const room = (await restOfBooking(tx, bookingId)) - sumOf(vouchers.map(({ worth }) => worth));
  let left = Math.min(withdrawnInCents, Math.max(0, room));
  for (const { id, takenBackInCents: taken } of vouchers) {
    const cents = Math.min(left, taken);
    left -= cents;
    if (cents > 0) await lowerGiftCard(tx, id, -cents, now);
  }
}

/** The worth that a booking's vouchers lost to its refunds. */
export const takenBackInCents = async (db: Db, bookingId: string): Promise<number> =>
  sumOf((await listVouchers(db, bookingId).execute()).map((voucher) => voucher.takenBackInCents));
