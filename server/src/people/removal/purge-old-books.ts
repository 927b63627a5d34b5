import { detachConsents } from '../../identity/accounts/remember-consent.ts';
import { listBookingsToPurge, purgeBookings } from '../../rental/bookings/purge-bookings.ts';
import { purgeClaimsOfBookings, purgeClaimsOfSessions } from '../../rental/claims/purge-claims.ts';
import type { Batch } from '../../ground/db/batch-of.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { purgeNoticesOfBookings } from '../../telling/notices/purge-notices.ts';
import { purgeDebtsOfBookings } from '../../money/debts/purge-debts-of-bookings.ts';
import { purgeDeskOfBookings } from '../../rental/by-staff/forget-desk.ts';
import { purgeExtensionsOfBookings } from '../../rental/extensions/purge-extensions-of-bookings.ts';
import { purgeOvertimesOfBookings } from '../../rental/overtime/purge-overtimes-of-bookings.ts';
import { purgeMoneyOfBookings } from '../../money/payments/purge-books.ts';
import { purgeQuestionsOfBookings, purgeQuestionsOfSessions } from '../../rental/returns/purge-questions.ts';
import { purgeProblemsOfBookings } from '../../rental/problems/purge-problems.ts';
import { purgeReviewsOfBookings } from '../../rental/reviews/forget-reviews.ts';
import {
  listFreeSessionsToPurge,
  purgeSessions,
  purgeSessionsOfBookings,
} from '../../rental/sessions/purge-sessions.ts';
import { purgeWarningsOfBookings } from '../../identity/warnings/purge-warnings.ts';

/** Bookings whose time in the books is over, with everything that points at them. */
export async function purgeOldBookings(tx: Tx, batch: Batch): Promise<number> {
  const ids = await listBookingsToPurge(tx, batch);
  if (ids.length === 0) return 0;
  await purgeDeskOfBookings(tx, ids);
  await purgeExtensionsOfBookings(tx, ids);
  await purgeOvertimesOfBookings(tx, ids);
  await purgeMoneyOfBookings(tx, ids);
  await purgeDebtsOfBookings(tx, ids);
  await purgeClaimsOfBookings(tx, ids);
  await purgeProblemsOfBookings(tx, ids);
  await purgeWarningsOfBookings(tx, ids);
  await purgeReviewsOfBookings(tx, ids);
  await purgeNoticesOfBookings(tx, ids);
  await detachConsents(tx, ids);
  await purgeQuestionsOfBookings(tx, ids);
  await purgeSessionsOfBookings(tx, ids);
  await purgeBookings(tx, ids);
  return ids.length;
}

/** Sessions that staff made, for which nobody booked or paid. */
export async function purgeOldFreeSessions(tx: Tx, batch: Batch): Promise<number> {
  const ids = await listFreeSessionsToPurge(tx, batch);
  if (ids.length === 0) return 0;
  await purgeClaimsOfSessions(tx, ids);
  await purgeQuestionsOfSessions(tx, ids);
  await purgeSessions(tx, ids);
  return ids.length;
}
