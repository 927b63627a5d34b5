import { sql } from 'kysely';

const first = sql`select from sessions first where first.id = coalesce(sessions.replaces, sessions.id)`;
const standsIn = sql`sessions.replaces is not null and first.first_open_at is not null`;

/** Added by staff, or in place of such a one, or of a collected board. */
export const isExtraBoard = sql<boolean>`exists (${first} and (first.is_extra or ${standsIn}))`;

/** What the hour cost that was added to a board or to its replacement. Once it's collected, it keeps that hour. */
export const boardHourInCents = sql<number>`coalesce((select price_in_cents / boards from extensions
  where extensions.booking_id = sessions.booking_id and extensions.status = 'done'
    and exists (select from sessions same where same.id = any(session_ids)
      and coalesce(same.replaces, same.id) = coalesce(sessions.replaces, sessions.id))
    and not exists (${first} and ${standsIn})), 0)`;
