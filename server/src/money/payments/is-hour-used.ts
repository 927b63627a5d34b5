import type { Db } from '../../ground/db/open-database.ts';

/**
 * Somebody came for a board of the booking, so the hour that a pass covers was used and its normal price is not owed. The
 * news of it may come after the hour was charged: a station tells late of what happened without the network.
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
