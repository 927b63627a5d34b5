import type { Review } from '@laine/contract/public/entities.ts';
import type { Deps } from '../deps.ts';

const SHOWN = 12;

/** The newest published reviews. */
export async function listReviews(deps: Deps): Promise<Review[]> {
  const rows = await deps.db.query
    .selectFrom('reviews')
    .select(['id', 'name', 'stars', 'text', 'locale', 'createdAt'])
    .where('publishedAt', 'is not', null)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  return rows.map(({ createdAt, ...review }) => ({ ...review, stationName: null, writtenAt: createdAt.toString() }));
}
