import type { Tx } from '../../ground/db/open-database.ts';
import { closeAsDone, findOpenAlert } from '../../telling/alerts/open-alert.ts';
import { isOnWater } from '../call-outs/is-on-water.ts';

/** The search ends once no board of the booking is on the water, as far as anybody knows. */
export async function callOffSearch(
  tx: Tx,
  bookingId: string,
  now: Temporal.Instant,
  seenBy: string | null = null,
): Promise<void> {
  const search = { kind: 'not-back', target: bookingId } as const;
  if (!(await findOpenAlert(tx, search))) return;
  const out = await tx
    .selectFrom('sessions')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where(isOnWater)
    .limit(1)
    .executeTakeFirst();
  if (!out) await closeAsDone(tx, search, seenBy, now);
}
