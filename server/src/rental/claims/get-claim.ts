import type { AdminProblem, Claim, EarlierRental, NamedClaim } from '@laine/contract/admin/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { z } from 'zod';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { runs } from '../../ground/principal.ts';
import { readPhotoUrls } from '../../site/photos/attach-photos.ts';
import { type Approval, approvalBy } from './approval-by.ts';
import { findClaimedRental, listProblemsAbout, listRentalsBefore } from './claim-facts.ts';
import { findClaim, listClaimItems, listClaimRowsAbout } from './claim-store.ts';
import { foundInCents, listFoundItems } from './found-after-charge.ts';
import { presentClaims, presentNamedClaims } from './present-claim.ts';

type ClaimWithHistory = {
  claim: NamedClaim;
  approval: Approval;
  foundInCents: number;
  earlierProblems: AdminProblem[];
  earlierRentals: z.input<typeof EarlierRental>[];
  earlierClaims: Claim[];
};

/** Includes the history of the same things, so that nobody pays for what somebody else broke. */
export async function getClaim(deps: Deps, who: Person, { claimId }: { claimId: string }): Promise<ClaimWithHistory> {
  const { query } = deps.db;
  const row = await findClaim(query, claimId);
  if (!row || !runs(who, row.stationId)) throw new Refusal('not-found');
  const [claim] = await presentNamedClaims(deps, who, [row]);
  if (!claim) throw new Refusal('not-found');
  const itemIds = (await listClaimItems(query, [claimId])).flatMap(({ itemId }) => itemId ?? []);
  const decision = {
    approval: await approvalBy(query, who, row, deps.now()),
    foundInCents: await foundInCents(query, row, await listFoundItems(query, row)),
  };
  if (itemIds.length === 0) return { claim, ...decision, earlierProblems: [], earlierRentals: [], earlierClaims: [] };
  const rental = await findClaimedRental(query, row.sessionId);
  const before = rental?.firstOpenAt ?? row.createdAt;
  const rentals = await listRentalsBefore(query, { stationId: row.stationId, itemIds, before });
  return {
    claim,
    ...decision,
    earlierProblems: await problemsAbout(query, itemIds),
    earlierRentals: rentals.map(({ id, start, end, firstOpenAt, closeAt, ...rest }) => ({
      ...rest,
      sessionId: id,
      start: start.toString(),
      end: end.toString(),
      firstOpenTime: firstOpenAt?.toString() ?? null,
      closeTime: closeAt?.toString() ?? null,
    })),
    earlierClaims: await presentClaims(query, await listClaimRowsAbout(query, itemIds, claimId)),
  };
}

async function problemsAbout(db: Db, itemIds: string[]): Promise<AdminProblem[]> {
  const rows = await listProblemsAbout(db, itemIds);
  const photos = await readPhotoUrls(
    db,
    'problemId',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    photoUrls: photos.get(row.id) ?? [],
    happenedAt: row.happenedAt.toString(),
    resolvedAt: row.resolvedAt?.toString() ?? null,
    createdAt: row.createdAt.toString(),
  }));
}
