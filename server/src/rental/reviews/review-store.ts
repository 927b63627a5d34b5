import type { Locale, ReviewRefusal, ReviewStatus, SessionStatus } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { ReviewsTable } from '../../ground/db/tables/bookings.ts';
import { newId } from '../../ground/secrets.ts';

/** A review with its booking's station. */
type StoredReview = ReviewsTable & { stationName: string | null };

const withStation = (db: Db) =>
  db
    .selectFrom('reviews')
    .leftJoin('bookings', 'bookings.id', 'reviews.bookingId')
    .leftJoin('stations', 'stations.id', 'bookings.stationId')
    .selectAll('reviews')
    .select(sql<string | null>`stations.metadata ->> 'name'`.as('stationName'));

/** By date, the reader's language first. */
export async function listPublished(db: Db, locale: Locale, limit: number): Promise<StoredReview[]> {
  const newest = (language: '=' | '<>', most: number) =>
    withStation(db)
      .where('reviews.publishedAt', 'is not', null)
      .where('reviews.locale', language, locale)
      .orderBy('reviews.createdAt', 'desc')
      .orderBy('reviews.id')
      .limit(most)
      .execute();
  const own = await newest('=', limit);
  return own.length < limit ? [...own, ...(await newest('<>', limit - own.length))] : own;
}

/** Waiting reviews oldest first, decided ones newest first. Finds the page first, then joins the details. */
export async function listByStatus(
  db: Db,
  { status, offset, limit }: { status: ReviewStatus; offset: number; limit: number },
): Promise<StoredReview[]> {
  const direction = status === 'waiting' ? 'asc' : 'desc';
  const page = await db
    .selectFrom('reviews')
    .select('id')
    .where('publishedAt', status === 'published' ? 'is not' : 'is', null)
    .where('refusedAt', status === 'refused' ? 'is not' : 'is', null)
    .orderBy('createdAt', direction)
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const ids = page.map(({ id }) => id);
  return withStation(db)
    .where('reviews.id', '=', sql<string>`any(${ids})`)
    .orderBy('reviews.createdAt', direction)
    .orderBy('reviews.id')
    .execute();
}

type ReviewedRental = {
  stationId: string;
  sessions: { status: SessionStatus }[];
  review: ReviewsTable | undefined;
};

/** A paid rental of this person; somebody else's counts as missing. */
export async function findReviewedRental(
  db: Db,
  accountId: string,
  bookingId: string,
): Promise<ReviewedRental | undefined> {
  const booking = await db
    .selectFrom('bookings')
    .select('stationId')
    .where('id', '=', bookingId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  if (!booking) return undefined;
  const [sessions, review] = await Promise.all([
    db.selectFrom('sessions').select('status').where('bookingId', '=', bookingId).execute(),
    db.selectFrom('reviews').selectAll().where('bookingId', '=', bookingId).executeTakeFirst(),
  ]);
  return { ...booking, sessions, review };
}

type NewReview = Pick<ReviewsTable, 'accountId' | 'bookingId' | 'name' | 'stars' | 'text' | 'locale'>;

/** False once the author's account is removed. The lock prevents that until the caller commits. */
export async function holdAuthor(tx: Tx, accountId: string): Promise<boolean> {
  const author = await tx
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', accountId)
    .forShare()
    .executeTakeFirst();
  return author !== undefined && author.status !== 'removed';
}

/** False if the rental already has one. */
export async function insertReview(db: Db, review: NewReview, now: Temporal.Instant): Promise<boolean> {
  const added = await db
    .insertInto('reviews')
    .values({ id: newId(), ...review, createdAt: now })
    .onConflict((conflict) => conflict.column('bookingId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export const lockReview = (tx: Tx, id: string): Promise<ReviewsTable | undefined> =>
  tx.selectFrom('reviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function decideReview(
  tx: Tx,
  id: string,
  decision:
    | { publishedAt: Temporal.Instant }
    | { publishedAt: null; refusedAt: Temporal.Instant; refusedBecause: ReviewRefusal },
): Promise<void> {
  await tx.updateTable('reviews').set(decision).where('id', '=', id).execute();
}

export const statusOf = ({ publishedAt, refusedAt }: ReviewsTable): ReviewStatus =>
  publishedAt !== null ? 'published' : refusedAt !== null ? 'refused' : 'waiting';
