import { sql } from 'kysely';
import { closeByItself } from '../alerts/open-alert.ts';
import type { Tx } from '../db/open-database.ts';

/** Nobody is looked for once no board of the booking is on the water any more, as far as anybody says. */
export async function callOffSearch(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  const out = await tx
    .selectFrom('sessions')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'started')
    .where(sql<boolean>`not exists (select from return_questions where session_id = sessions.id and ended_at is null)`)
    .limit(1)
    .executeTakeFirst();
  if (!out) await closeByItself(tx, { kind: 'not-back', target: bookingId }, now);
}
