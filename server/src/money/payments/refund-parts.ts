import { type RefundPart, RefundPartKind } from '@laine/contract/public/refund-part.ts';
import type { Means } from '@laine/contract/states.ts';
import { splitRefund } from '@laine/rules/money/split-refund.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { awaitsBank, awaitsBoard, goesToBuyer } from './refund-waits.ts';
import { foreseeVouchers, type Refundable } from './refundable.ts';
import { takenBackInCents } from './take-vouchers-back.ts';

/** Sent and promised refunds of a booking by destination, without those that depend on a board that is still out. */
export async function listRefundParts(db: Db, bookingId: string, now: Temporal.Instant): Promise<RefundPart[]> {
  const rows = await db
    .selectFrom('ledger')
    .select(['means', 'amountInCents', sql<boolean>`state = 'pending'`.as('isWaiting')])
    .select([goesToBuyer.as('isForBuyer'), awaitsBank.as('isAtBank')])
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'refund')
    .where('state', '<>', 'failed')
    .where(sql<boolean>`not (state = 'pending' and ${awaitsBoard(now)})`)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return withVoucher(added(rows), await takenBackInCents(db, bookingId));
}

/** The destinations of a refund if it were made now. What lowers a debt goes nowhere. */
export function foreseeRefundParts(refundable: Refundable, amountInCents: number): RefundPart[] {
  const { charges } = refundable;
  const promised = splitRefund(charges, amountInCents).filter(({ source }) => source !== 'owed');
  const parts = promised.flatMap((part) =>
    charges.filter(({ id }) => id === part.chargeId).map((charge) => ({ ...charge, ...part, isWaiting: true })),
  );
  return withVoucher(added(parts), foreseeVouchers(refundable, amountInCents).takenInCents);
}

const withVoucher = (parts: RefundPart[], amountInCents: number): RefundPart[] =>
  amountInCents === 0 ? parts : [...parts, { kind: 'voucher', amountInCents, isWaiting: false }];

/** The part that the renter gets in money or on a gift card. */
export const ownInCents = (parts: readonly RefundPart[]): number =>
  parts
    .filter(({ kind }) => kind === 'card' || kind === 'at-bank' || kind === 'gift-card' || kind === 'bank')
    .reduce((sum, { amountInCents }) => sum + amountInCents, 0);

/** The renter's refunds so far, and those still to come. */
export const refundSums = (parts: readonly RefundPart[]) => ({
  refundedInCents: ownInCents(parts.filter(({ isWaiting }) => !isWaiting)),
  refundWaitingInCents: ownInCents(parts.filter(({ isWaiting }) => isWaiting)),
});

type Way = { means: Means; isForBuyer: boolean; isAtBank: boolean; isWaiting: boolean; amountInCents: number };

function added(ways: readonly Way[]): RefundPart[] {
  const parts: RefundPart[] = [];
  for (const { means, isForBuyer, isAtBank, isWaiting, amountInCents } of ways) {
    const kind: RefundPartKind = isForBuyer ? 'gift-card-buyer' : isAtBank && isWaiting ? 'at-bank' : means;
    const same = parts.find((part) => part.kind === kind && part.isWaiting === isWaiting);
    if (same) same.amountInCents += amountInCents;
    else parts.push({ kind, amountInCents, isWaiting });
  }
  return parts.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

const order = RefundPartKind.options;

/** The part that was paid after the rental, such as overtime. */
export async function laterRefundedInCents(db: Db, bookingId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger')
    .innerJoin('ledger as charge', 'charge.id', 'ledger.refundsId')
    .select((row) => row.fn.coalesce(row.fn.sum<string>('ledger.amountInCents'), sql<string>`0`).as('sum'))
    .where('ledger.bookingId', '=', bookingId)
    .where('ledger.kind', '=', 'refund')
    .where('ledger.state', '=', 'succeeded')
    .where('charge.purpose', 'not in', ['rental', 'extension'])
    .executeTakeFirstOrThrow();
  return Number(sum);
}
