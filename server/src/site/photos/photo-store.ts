import { sql } from 'kysely';
import { type Batch, batchOf, countOf } from '../../ground/db/batch-of.ts';
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

/** About what a person rented, whoever took them, and what they uploaded and never used. */
export async function deletePhotosAbout(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('photos')
    .where((photo) =>
      photo.or([
        photo.and([
          photo('accountId', '=', accountId),
          photo('problemId', 'is', null),
          photo('claimId', 'is', null),
          photo('itemActId', 'is', null),
        ]),
        photo(
          'problemId',
          'in',
          photo
            .selectFrom('problems')
            .innerJoin('bookings', 'bookings.id', 'problems.bookingId')
            .select('problems.id')
            .where('bookings.accountId', '=', accountId),
        ),
        photo(
          'claimId',
          'in',
          photo
            .selectFrom('claims')
            .innerJoin('sessions', 'sessions.id', 'claims.sessionId')
            .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
            .select('claims.id')
            .where('bookings.accountId', '=', accountId),
        ),
      ]),
    )
    .execute();
}

export async function deletePhotosOf(tx: Tx, of: 'problemId' | 'claimId', ownerIds: string[]): Promise<void> {
  if (ownerIds.length > 0) await tx.deleteFrom('photos').where(of, 'in', ownerIds).execute();
}

export async function deleteLoosePhotos(tx: Tx, { before, limit }: Batch): Promise<number> {
  const isDue = sql`created_at < ${before} and problem_id is null and claim_id is null and item_act_id is null`;
  return countOf(
    await tx
      .deleteFrom('photos')
      .where(batchOf('photos', isDue, limit))
      .executeTakeFirstOrThrow(),
  );
}

/** A claim that is not decided keeps its evidence. */
export async function deleteOldPhotos(tx: Tx, { before, limit }: Batch): Promise<number> {
  const isDue = sql`created_at < ${before} and not exists (select from claims
    where claims.id = photos.claim_id and claims.status in ('draft', 'proposed', 'approved', 'contested', 'charging'))`;
  return countOf(
    await tx
      .deleteFrom('photos')
      .where(batchOf('photos', isDue, limit))
      .executeTakeFirstOrThrow(),
  );
}
