import type { RefundableCharge } from '@laine/rules/money/split-refund.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { lowerGiftCard } from '../prepaid/spend-gift-card.ts';
import { listRests, sumRests } from './list-rests.ts';
import { foreseeVouchers, selectVouchers } from './refundable.ts';

type Refund = { bookingId: string; charges: RefundableCharge[]; wishedInCents: number };

/** Returns the sum that may go back of these charges. */
export async function takeVouchersBack(tx: Tx, { bookingId, charges, wishedInCents }: Refund, now: Temporal.Instant) {
  // Locked, so that nobody spends one in the meantime.
  const vouchers = await selectVouchers(tx, bookingId).forUpdate('giftCards').execute();
  const { amountInCents, takenInCents } = foreseeVouchers({ charges, vouchers }, wishedInCents);
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
  const vouchers = await selectVouchers(tx, bookingId).forUpdate('giftCards').execute();
  if (vouchers.length === 0) return;
  const restInCents = sumRests(await listRests(tx, { bookingId }));
  const room = vouchers.reduce((left, { worth }) => left - worth, restInCents);
  let left = Math.min(withdrawnInCents, Math.max(0, room));
  for (const { id, takenBackInCents: taken } of vouchers) {
    const cents = Math.min(left, taken);
    left -= cents;
    if (cents > 0) await lowerGiftCard(tx, id, -cents, now);
  }
}

/** The worth that a booking's vouchers lost to its refunds. */
export async function takenBackInCents(db: Db, bookingId: string): Promise<number> {
  const vouchers = await selectVouchers(db, bookingId).execute();
  return vouchers.reduce((sum, voucher) => sum + voucher.takenBackInCents, 0);
}
