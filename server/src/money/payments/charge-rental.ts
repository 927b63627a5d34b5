import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Checkout } from '../../ground/ports/payment-provider.ts';
import { spendAgain } from '../prepaid/spend-gift-card.ts';
import type { LedgerRow } from './ledger-store.ts';
import { closeLedgerRow, findGiftCardPart, findRentalCharge, insertLedgerRow } from './ledger-store.ts';
import { putBack } from './put-back.ts';
import { issueReceipt } from './receipts/issue-receipt.ts';
import { type Tax, taxOfCharge } from './tax-of-charge.ts';

/** A booking has one charge for its rental, so the first attempt's key is its only one. */
const rentalKey = (bookingId: string) => `rental:${bookingId}:1`;

type RentalCharge = {
  id?: string;
  bookingId: string;
  accountId: string;
  amountInCents: number;
  /** By the table if it isn't known. */
  taxedAs?: Tax;
};

/** Written with the booking, before we ask the provider. */
export async function openRentalCharge(tx: Tx, charge: RentalCharge, now: Temporal.Instant): Promise<void> {
  const { taxedAs, ...sum } = charge;
  const tax = taxedAs ?? (await taxOfCharge(tx, { ...sum, purpose: 'rental' }, now));
  const row = { ...sum, ...tax, kind: 'charge', purpose: 'rental', refundsId: null } as const;
  await insertLedgerRow(tx, { ...row, idempotencyKey: rentalKey(charge.bookingId) }, now);
}

/** Records the sum that the provider really charged, and returns that charge. Its receipt comes from `issueRentalReceipt`. */
export async function settleRentalCharge(
  deps: Pick<Deps, 'log'>,
  tx: Tx,
  bookingId: string,
  { amountInCents, paymentId: providerId, cardId }: Checkout,
  now: Temporal.Instant,
): Promise<LedgerRow> {
  const charge = await findRentalCharge(tx, bookingId);
  if (!charge) throw new Error('A booking from checkout has its charge');
  if (charge.amountInCents !== amountInCents) {
    deps.log.error({ bookingId, asked: charge.amountInCents, paid: amountInCents }, 'another sum was paid');
  }
  const settled = { state: 'succeeded', providerId, cardId, amountInCents } as const;
  await closeLedgerRow(tx, charge.id, settled, now);
  return { ...charge, ...settled };
}

/**
 * One receipt for the rental, however it was paid: a gift card is taxed now, not at its sale. If only a card was saved,
 * there is nothing to issue a receipt for.
 */
export async function issueRentalReceipt(
  deps: Pick<Deps, 'settings'>,
  tx: Tx,
  { charge, part }: { charge: LedgerRow; part?: LedgerRow | undefined },
  now: Temporal.Instant,
): Promise<void> {
  const [first, ...rest] = [charge, ...(part ? [part] : [])].filter(
    ({ state, amountInCents }) => state === 'succeeded' && amountInCents > 0,
  );
  if (first) await issueReceipt(deps, tx, [first, ...rest], now);
}

/** Nobody paid, and the page can't be paid any more. */
export async function dropRentalCharge(tx: Tx, bookingId: string, why: string, now: Temporal.Instant): Promise<void> {
  const charge = await findRentalCharge(tx, bookingId);
  if (charge?.state !== 'pending') return;
  await closeLedgerRow(tx, charge.id, { state: 'failed', failureCode: why }, now);
  await dropGiftCardPart(tx, bookingId, why, now);
}

type GiftCardPart = RentalCharge & { giftCardId: string };

/** Reserved with the hold: the card's balance is already reduced. */
export async function openGiftCardPart(tx: Tx, part: GiftCardPart, now: Temporal.Instant, attempt = 1): Promise<void> {
  const idempotencyKey = `rental:${part.bookingId}:gift-card-${attempt}`;
  const { taxedAs, ...sum } = part;
  const tax = taxedAs ?? (await taxOfCharge(tx, { ...sum, purpose: 'rental' }, now));
  const how = { kind: 'charge', purpose: 'rental', means: 'gift-card', attempt, idempotencyKey } as const;
  await insertLedgerRow(tx, { ...sum, ...tax, ...how }, now);
}

/** Final once the rental is paid. Returns the part, if a gift card pays one. */
export async function settleGiftCardPart(
  tx: Tx,
  { id: bookingId, giftCardId }: { id: string; giftCardId: string | null },
  now: Temporal.Instant,
): Promise<LedgerRow | undefined> {
  const part = giftCardId === null ? undefined : await findGiftCardPart(tx, bookingId);
  if (part?.state !== 'pending') return part;
  await closeLedgerRow(tx, part.id, { state: 'succeeded' }, now);
  return { ...part, state: 'succeeded' };
}

/** Goes back onto the card. */
export async function dropGiftCardPart(tx: Tx, bookingId: string, why: string, now: Temporal.Instant): Promise<void> {
  const part = await findGiftCardPart(tx, bookingId);
  if (part?.state !== 'pending' || part.giftCardId === null) return;
  await closeLedgerRow(tx, part.id, { state: 'failed', failureCode: why }, now);
  await putBack(tx, part.giftCardId, part.amountInCents, now);
}

/** The rest was paid after the hold was lost. False if the card no longer has enough. */
export async function retakeGiftCardPart(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<boolean> {
  const part = await findGiftCardPart(tx, bookingId);
  if (part?.state !== 'failed' || part.giftCardId === null || part.accountId === null) return true;
  const { giftCardId, accountId, amountInCents } = part;
  if (!(await spendAgain(tx, giftCardId, amountInCents, now))) return false;
  await openGiftCardPart(tx, { bookingId, accountId, giftCardId, amountInCents }, now, part.attempt + 1);
  return true;
}
