import type { Claim, NamedClaim } from '@laine/contract/admin/entities.ts';
import type { PageQuery } from '@laine/contract/fields.ts';
import type { OwnClaim } from '@laine/contract/public/trouble-entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { ClaimStatus } from '@laine/contract/states.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { runs, stationsOf } from '../../ground/principal.ts';
import { countClaims, listClaimRows, listClaimRowsOf, listEveryClaimRowOf } from './claim-store.ts';
import { presentClaims, presentNamedClaims, presentOwnClaims } from './present-claim.ts';

type Filter = PageQuery & { status?: ClaimStatus | undefined; stationId?: string | undefined };

/** For the caller's stations. */
export async function listClaims(
  deps: Deps,
  who: Person,
  { stationId, ...filter }: Filter,
): Promise<{ claims: NamedClaim[]; total: number }> {
  const { db } = deps;
  if (stationId !== undefined && !runs(who, stationId)) throw new Refusal('not-found');
  const stationIds = stationId === undefined ? stationsOf(who) : [stationId];
  const rows = await listClaimRows(db.query, { ...filter, stationIds });
  const total = await countClaims(db.query, { ...filter, stationIds });
  return { claims: await presentNamedClaims(deps, who, rows), total };
}

export const listOwnClaims = async ({ db }: Deps, { account }: Person): Promise<OwnClaim[]> =>
  presentOwnClaims(db.query, await listClaimRowsOf(db.query, account.id));

/** For admins: includes claims that were only proposed. */
export const readEveryClaimOf = async (db: Db, accountId: string): Promise<Claim[]> =>
  presentClaims(db, await listEveryClaimRowOf(db, accountId));

/** The same, with staff's notes. */
export const readClaimsOf = async (db: Db, accountId: string): Promise<Claim[]> =>
  presentClaims(db, await listClaimRowsOf(db, accountId));
