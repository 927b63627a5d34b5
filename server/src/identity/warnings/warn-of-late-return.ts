import { MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { warningValidUntil } from '@laine/rules/price/late-returns.ts';
import { overtime } from '@laine/rules/price/overtime.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { readAgreedTerms } from '../../ground/agreed-terms.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { reportLateTwice } from './late-twice.ts';
import { findWarnedBooking, insertWarning, lockWarnedAccount } from './warning-store.ts';

type LateReturn = {
  sessionId: string;
  bookingId: string;
  bookedEnd: Temporal.Instant;
  returnedAt: Temporal.Instant;
  /** Time in which the keypad refused everyone. */
  lockedOutInSeconds: number;
};

/**
 * The one place that decides on a warning (docs/product.md, Warnings): once per booking, for the first of its boards
 * that is more than ten minutes late. The same return told again, in whatever order, changes nothing.
 */
export async function warnOfLateReturn(tx: Tx, back: LateReturn, now: Temporal.Instant): Promise<void> {
  const { sessionId, bookingId, returnedAt } = back;
  const booking = await findWarnedBooking(tx, bookingId);
  if (!booking) return;
  const { isLateReturn, lateInSeconds } = overtime(readAgreedTerms(booking.tariff), back);
  const expiresAt = warningValidUntil(returnedAt);
  // A journal that comes a year late tells of a warning that would be over.
  if (!isLateReturn || !isBefore(now, expiresAt)) return;

  const { accountId } = booking;
  const account = await lockWarnedAccount(tx, accountId);
  if (account?.status === 'removed') return;
  const lateInMinutes = Math.floor(lateInSeconds / MINUTE_IN_SECONDS);
  const warning = { accountId, sessionId, bookingId, reason: 'late-return', lateInMinutes } as const;
  if (!(await insertWarning(tx, { ...warning, givenAt: returnedAt, expiresAt }))) return;
  await queueNotices(tx, { bookingId, kind: 'late-warning', now });
  await reportLateTwice(tx, accountId, now);
}
