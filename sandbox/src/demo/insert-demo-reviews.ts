import type { Tx } from '@laine/server/db/open-database.ts';
import { newId } from '@laine/server/secrets.ts';
import { demoReviews } from './demo-reviews.ts';

export async function insertDemoReviews(tx: Tx, now: Temporal.Instant): Promise<void> {
  const rows = demoReviews.map(({ name, locale, text, daysAgo }) => {
    const writtenAt = now.subtract({ hours: 24 * daysAgo });
    return {
      id: newId(),
      name,
      locale,
      text,
      stars: 5,
      createdAt: writtenAt,
      publishedAt: writtenAt.add({ hours: 3 }),
    };
  });
  await tx.insertInto('reviews').values(rows).execute();
}
