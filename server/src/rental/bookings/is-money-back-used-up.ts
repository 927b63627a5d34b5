import { MAX_OWN_MONEY_BACK, OWN_MONEY_BACK_DAYS } from '@laine/rules/constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

/**
 * Collected boards refunded as often as this account may without staff: because the customer chose the money, or
 * because a replacement couldn't be had.
 */
export async function isMoneyBackUsedUp(db: Db, bookingId: string, now: Temporal.Instant): Promise<boolean> {
  const since = now.subtract({ hours: OWN_MONEY_BACK_DAYS * 24 });
  const { rows } = await sql<{ count: number }>`select count(distinct sessions.id)::int as count from problems
    join sessions on sessions.id = problems.session_id join bookings on bookings.id = problems.booking_id
    join bookings own on own.account_id = bookings.account_id and own.id = ${bookingId}
    where (problems.remedy = 'money-back' or problems.remedy is not null and sessions.cancelled_in_cents is not null)
      and problems.remedied_at > ${since} and sessions.first_open_at is not null`.execute(db);
  return (rows[0]?.count ?? 0) >= MAX_OWN_MONEY_BACK;
}
