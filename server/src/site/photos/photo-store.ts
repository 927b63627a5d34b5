import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';
import type { EncodedPhoto } from './encode-photo.ts';

/** What a picture may belong to. */
export type PhotoOwner = { problemId: string } | { claimId: string } | { itemActId: string };

export async function insertPhoto(
  tx: Tx,
  accountId: string,
  { bytes, width, height }: EncodedPhoto,
  now: Temporal.Instant,
): Promise<string> {
  const id = newId();
  await tx.insertInto('photos').values({ id, accountId, bytes, width, height, createdAt: now }).execute();
  return id;
}

/** What a person has uploaded since then and is still there. */
export async function countPhotosOf(db: Db, accountId: string, since: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom('photos')
    .select((photo) => photo.fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A picture with whom it concerns: through the report, the claim or the thing that it belongs to. */
export const findPhoto = (db: Db, id: string) =>
  db
    .selectFrom('photos')
    .leftJoin('problems', 'problems.id', 'photos.problemId')
    .leftJoin('claims', 'claims.id', 'photos.claimId')
    .leftJoin('sessions', (join) =>
      join.on((on) => on('sessions.id', '=', sql<string>`coalesce(problems.session_id, claims.session_id)`)),
    )
    .leftJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .leftJoin('itemActs', 'itemActs.id', 'photos.itemActId')
    .select(['photos.bytes', 'photos.accountId as uploaderId', 'bookings.accountId as renterId'])
    .select(sql<string | null>`coalesce(sessions.station_id, item_acts.station_id)`.as('stationId'))
    .select(['photos.claimId', 'claims.approvedAt'])
    .where('photos.id', '=', id)
    .executeTakeFirst();

/** Gives loose pictures of a person to what they are about. Answers how many of them there were. */
export async function attachLoosePhotos(
  tx: Tx,
  { ids, accountId }: { ids: string[]; accountId: string },
  owner: PhotoOwner,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('photos')
    .set(owner)
    .where('id', 'in', ids)
    .where('accountId', '=', accountId)
    .where('problemId', 'is', null)
    .where('claimId', 'is', null)
    .where('itemActId', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Those of a claim that are not wanted any more go with the next sweep, as if nobody had used them. */
export async function detachPhotos(tx: Tx, claimId: string, keep: string[]): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ claimId: null })
    .where('claimId', '=', claimId)
    .$if(keep.length > 0, (query) => query.where('id', 'not in', keep))
    .execute();
}

/** The column that names what a picture belongs to. */
export type PhotoOf = 'problemId' | 'claimId' | 'itemActId';

export const listPhotoRows = (db: Db, of: PhotoOf, ownerIds: string[]) =>
  db
    .selectFrom('photos')
    .select(['id', 'problemId', 'claimId', 'itemActId'])
    .where(of, 'in', ownerIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
