import { sql } from 'kysely';

/** Added by staff, or in place of a collected board. */
export const isExtraBoard = sql<boolean>`(sessions.is_extra or exists (select from sessions first
  where first.id = sessions.replaces and first.first_open_at is not null))`;

/** What the hour cost that was added to a board, paid once for it and its replacement. */
export const boardHourInCents = sql<number>`coalesce((select price_in_cents / boards from extensions
  where extensions.booking_id = sessions.booking_id and extensions.status = 'done'
    and sessions.id = any(session_ids) and sessions.replaces = any(session_ids) is not true), 0)`;
