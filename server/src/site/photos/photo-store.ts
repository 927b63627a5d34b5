import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';
import type { EncodedPhoto } from './encode-photo.ts';

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

/** A person's uploads since then that still exist. */
export async function countPhotosOf(db: Db, accountId: string, since: Temporal.Instant): Promise<number> {
  const { count } = await db
    .selectFrom('photos')
    .select((photo) => photo.fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A picture with the people it concerns, through its report, claim or thing. */
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

/** Attaches a person's loose pictures to their subject. Returns the number attached. */
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

/** Pictures dropped from a claim go with the next sweep, like unused ones. */
export async function detachPhotos(tx: Tx, claimId: string, keep: string[]): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ claimId: null })
    .where('claimId', '=', claimId)
    .$if(keep.length > 0, (query) => query.where('id', 'not in', keep))
    .execute();
}

/** The column that names a picture's owner. */
export type PhotoOf = 'problemId' | 'claimId' | 'itemActId';

export const listPhotoRows = (db: Db, of: PhotoOf, ownerIds: string[]) =>
  db
    .selectFrom('photos')
    .select(['id', 'problemId', 'claimId', 'itemActId'])
    .where(of, 'in', ownerIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
