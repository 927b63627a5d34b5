import type { AdminReview } from '@laine/contract/admin/review-calls.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../ground/deps.ts';
import { listByStatus, statusOf } from './review-store.ts';

/** Staff neither see nor need the account behind a review. */
export async function reviewsToPublish(
  deps: Deps,
  input: ParsedInput<typeof calls.reviewsToPublish>,
): Promise<AdminReview[]> {
  const rows = await listByStatus(deps.db.query, input);
  return rows.map((row) => ({
    id: row.id,
    bookingId: row.bookingId,
    name: row.name,
    stars: row.stars,
    text: row.text,
    stationName: row.stationName,
    locale: row.locale,
    status: statusOf(row),
    refusedBecause: row.refusedBecause,
    createdAt: row.createdAt.toString(),
  }));
}
