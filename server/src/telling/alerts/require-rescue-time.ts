import { Refusal } from '@laine/contract/refusals.ts';
import type { Rescue } from '@laine/contract/rescue.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { sql } from 'kysely';
import type { Tx } from '../../ground/db/open-database.ts';

/** A rescue service takes over after somebody went out, accurate to the minute, and not in the future. */
export async function requireRescueTime(tx: Tx, alertId: string, { at }: Rescue, now: Temporal.Instant) {
  const wentOut = sql<Temporal.Instant | null>`date_trunc('minute', min(coalesce(first_open_at, start)))`;
  const { since } = await tx
    .selectFrom('sessions')
    .select(wentOut.as('since'))
    .where('bookingId', '=', (search) => search.selectFrom('alerts').select('target').where('id', '=', alertId))
    .executeTakeFirstOrThrow();
  const saidAt = Temporal.Instant.from(at);
  if (isBefore(now, saidAt) || (since && isBefore(saidAt, since))) throw new Refusal('rescue-time');
}
