import { sql } from 'kysely';

/**
 * The order of a booking's boards wherever its renter sees them: by the locker sent with the code, so that 'board 1'
 * stays the same when it moves. Added boards come last.
 */
export const byTicket = sql`sessions.created_at, coalesce(told_locker_number, locker_number) asc nulls last, sessions.id`;
