import type { OwnData } from '@laine/contract/public/own-data.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { readClaimsOf } from '../../rental/claims/list-claims.ts';
import { readPhotoUrls } from '../../site/photos/attach-photos.ts';
import { writtenRow } from './written-row.ts';

/** Problems with a person's rentals: their reports, and our claims. */

/** Approved claims only, as the person sees them elsewhere: before that it's a guess by staff. */
export async function listOwnClaims(tx: Tx, accountId: string): Promise<OwnData['claims']> {
  const claims = await readClaimsOf(tx, accountId);
  return claims.flatMap((claim) =>
    claim.bookingId === null
      ? []
      : {
          id: claim.id,
          bookingId: claim.bookingId,
          status: claim.status,
          items: claim.items,
          amountInCents: claim.amountInCents,
          note: claim.note,
          photoUrls: claim.photoUrls,
          whyNoPhoto: claim.whyNoPhoto,
          answer: claim.answer,
          answeredAt: claim.answeredAt,
          answerBy: claim.answerBy,
          decisionReason: claim.decisionReason,
          approvedAt: claim.approvedAt,
          createdAt: claim.createdAt,
        },
  );
}

export async function listOwnProblems(tx: Tx, accountId: string): Promise<OwnData['problems']> {
  const rows = await tx
    .selectFrom('problems')
    .innerJoin('bookings', 'bookings.id', 'problems.bookingId')
    .select(['problems.id', 'bookingId', 'sessionId', 'problems.stationId', 'lockerNumber', 'what', 'words'])
    .select(['reportedFrom', 'happenedAt', 'remedy', 'remediedAt', 'resolvedAt'])
    .where('bookings.accountId', '=', accountId)
    .orderBy('happenedAt', 'desc')
    .orderBy('problems.id')
    .execute();
  const photos = await readPhotoUrls(
    tx,
    'problemId',
    rows.map(({ id }) => id),
  );
  return rows.map((problem) => ({
    ...writtenRow(problem),
    photoUrls: photos.get(problem.id) ?? [],
  }));
}
