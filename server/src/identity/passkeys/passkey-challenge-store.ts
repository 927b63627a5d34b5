import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { PasskeyChallengesTable } from '../../ground/db/tables/passkeys.ts';

export async function insertChallenge(db: Db, challenge: PasskeyChallengesTable): Promise<void> {
  await db.insertInto('passkeyChallenges').values(challenge).execute();
}

/** Removing it makes it single use: of two parallel answers one gets nothing. */
export const consumeChallenge = (db: Db, challengeHash: string): Promise<PasskeyChallengesTable | undefined> =>
  db.deleteFrom('passkeyChallenges').where('challengeHash', '=', challengeHash).returningAll().executeTakeFirst();

export async function deleteChallengesOf(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('passkeyChallenges').where('accountId', '=', accountId).execute();
}
