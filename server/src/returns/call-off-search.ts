import { closeByItself } from '../alerts/open-alert.ts';
import { isOnWater } from '../call-outs/is-on-water.ts';
import type { Tx } from '../db/open-database.ts';

/** Nobody is looked for once no board of the booking is on the water any more, as far as anybody says. */
export async function callOffSearch(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  const out = await tx
    .selectFrom('sessions')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where(isOnWater)
    .limit(1)
    .executeTakeFirst();
  if (!out) await closeByItself(tx, { kind: 'not-back', target: bookingId }, now);
}
