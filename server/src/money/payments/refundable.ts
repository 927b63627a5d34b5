import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { listRefundableCharges, type RefundableCharges } from './ledger-store.ts';
import { restOfCharges } from './list-rests.ts';

/** All that a refund of a booking is decided by: its charges with what is left of each, and its vouchers from staff. */
export type Refundable = { charges: RefundableCharges; vouchers: Voucher[] };
export type Voucher = { id: string; worth: number; unspent: number; takenBackInCents: number };

export const readRefundable = async (db: Db, bookingId: string): Promise<Refundable> => ({
  charges: await listRefundableCharges(db, { bookingId }),
  vouchers: await selectVouchers(db, bookingId).execute(),
});

const worthInCents = sql<number>`(initial_in_cents - taken_back_in_cents)`;

/** A booking's vouchers from staff, with their remaining worth and the unspent part of it. */
export const selectVouchers = (db: Db, bookingId: string) =>
  db
    .selectFrom('goodwills')
    .innerJoin('giftCards', 'giftCards.id', 'goodwills.giftCardId')
    .select(['giftCards.id', 'takenBackInCents'])
    .select([worthInCents.as('worth'), sql<number>`least(balance_in_cents, ${worthInCents})`.as('unspent')])
    .where('goodwills.bookingId', '=', bookingId)
    .orderBy('giftCards.id');

/**
 * Money and vouchers for a booking never exceed what was paid for it, in whatever order they come: a refund takes back
 * unspent vouchers and deducts spent ones.
 */
export function foreseeVouchers(
  { charges, vouchers }: { charges: Parameters<typeof restOfCharges>[0]; vouchers: Voucher[] },
  wishedInCents: number,
) {
  const rest = restOfCharges(charges);
  const worth = vouchers.reduce((sum, one) => sum + one.worth, 0);
  const unspent = vouchers.reduce((sum, one) => sum + one.unspent, 0);
  const amountInCents = Math.max(0, Math.min(wishedInCents, rest - (worth - unspent)));
  const takenInCents = Math.max(0, Math.min(unspent, amountInCents + worth - rest));
  return { amountInCents, takenInCents };
}

/** The most that a booking can still refund: spent vouchers are deducted. */
export const refundableInCents = (refundable: Refundable): number =>
  foreseeVouchers(refundable, Number.MAX_SAFE_INTEGER).amountInCents;
