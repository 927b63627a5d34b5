import type { Tx } from '../db/open-database.ts';
import { newId } from '../secrets.ts';

/** Stored once per version: a second agreement to the same words adds nothing. */
export async function rememberConsent(
  tx: Tx,
  consent: { accountId: string; kind: 'terms' | 'saved-card'; version: string },
  now: Temporal.Instant,
): Promise<void> {
  const known = await tx
    .selectFrom('consents')
    .select('id')
    .where('accountId', '=', consent.accountId)
    .where('kind', '=', consent.kind)
    .where('version', '=', consent.version)
    .executeTakeFirst();
  if (!known)
    await tx
      .insertInto('consents')
      .values({ id: newId(), ...consent, givenAt: now })
      .execute();
}
