import type { Db } from '../../ground/db/open-database.ts';

/**
 * Somebody collected a board of the booking, so its pass hour was used and the normal price isn't owed. We may hear of
 * it after charging the hour: a station reports late what happened offline.
 */
export async function isHourUsed(db: Db, bookingId: string): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('status', 'in', ['started', 'finished'])
    .executeTakeFirst();
  return session !== undefined;
}
