import { sql } from 'kysely';
import { type Batch, batchOf, countOf } from '../../ground/db/batch-of.ts';
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

/** What was uploaded for a station since then and is still there. */
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

/** Those that the station's facts do not name. */
export async function deleteUnshownPictures(tx: Tx, { before, limit }: Batch): Promise<number> {
  const isDue = sql`created_at < ${before} and not exists (select from stations
    where stations.id = station_pictures.station_id
    and position(station_pictures.id in coalesce(stations.metadata->>'images', '') || coalesce(stations.metadata->>'sitePlan', '')) > 0)`;
  return countOf(
    await tx
      .deleteFrom('stationPictures')
      .where(batchOf('stationPictures', isDue, limit))
      .executeTakeFirstOrThrow(),
  );
}
