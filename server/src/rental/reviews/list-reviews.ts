import type { Review } from '@laine/contract/public/review.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { Deps } from '../../ground/deps.ts';
import { listPublished } from './review-store.ts';

const SHOWN = 12;

/** Newest first, those in the reader's language before all others. */
export async function listReviews(deps: Deps, locale: Locale): Promise<Review[]> {
  const rows = await listPublished(deps.db.query, locale, SHOWN);
  return rows.map(({ id, name, stars, text, locale: written, stationName, createdAt }) => ({
    id,
    name,
    stars,
    text,
    locale: written,
    stationName,
    writtenAt: createdAt.toString(),
  }));
}
