import { sql } from 'kysely';

/**
 * The order of a booking's boards wherever they are listed for its renter: by the locker that came with the code, so that
 * 'board 1' stays the same one when it moves to another. Added ones come last.
 */
export const byTicket = sql`sessions.created_at, coalesce(told_locker_number, locker_number) asc nulls last, sessions.id`;
