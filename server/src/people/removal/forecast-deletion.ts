import type { DeletionForecast } from '@laine/contract/public/entities.ts';
import { planDeletion } from '@laine/rules/people/deletion.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { readLosses, readOpenMatters } from './open-matters.ts';

/** Effects of deleting the account: counted from the request, or from now. */
export const forecastDeletion = (deps: Deps, { account }: Person): Promise<DeletionForecast> =>
  forecastFor(deps.db.query, account.id, account.deletionAskedAt ?? deps.now(), deps.now());

export async function forecastFor(
  db: Db,
  accountId: string,
  askedAt: Temporal.Instant,
  now: Temporal.Instant,
): Promise<DeletionForecast> {
  const { removedOn, latestOn, waitsFor } = planDeletion(await readOpenMatters(db, accountId), askedAt, now);
  return {
    removedOn: removedOn.toString(),
    latestOn: latestOn.toString(),
    waitsFor: waitsFor.map(({ until, ...matter }) => ({ ...matter, until: until?.toString() ?? null })),
    loses: await readLosses(db, accountId, now),
  };
}
