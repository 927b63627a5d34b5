import type { Db, Tx } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';
import type { EncodedPhoto } from './encode-photo.ts';

export async function insertStationPicture(
  tx: Tx,
  stationId: string,
  { bytes, width, height }: EncodedPhoto,
  now: Temporal.Instant,
): Promise<string> {
  const id = newId();
  await tx.insertInto('stationPictures').values({ id, stationId, bytes, width, height, createdAt: now }).execute();
  return id;
}

/** Uploads for a station since then that still exist. */
export async function countStationPictures(db: Db, stationId: string, since: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom('stationPictures')
    .select((picture) => picture.fn.countAll<string>().as('count'))
    .where('stationId', '=', stationId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const findStationPicture = (db: Db, id: string) =>
  db.selectFrom('stationPictures').select('bytes').where('id', '=', id).executeTakeFirst();
