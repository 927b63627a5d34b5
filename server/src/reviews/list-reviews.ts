import type { Review } from '@laine/contract/public/entities.ts';
import type { Deps } from '../deps.ts';

const SHOWN = 12;

/** The newest published reviews. */
export async function listReviews(deps: Deps): Promise<Review[]> {
  return deps.db.query
    .selectFrom('reviews')
    .select(['id', 'name', 'text', 'locale'])
    .where('publishedAt', 'is not', null)
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
}
