import type { ConsentKind, Locale } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';

type Consent = {
  accountId: string;
  kind: ConsentKind;
  /** The version of the accepted words. */
  version: string;
  locale?: Locale;
  /** For agreements that are made anew for every booking. */
  bookingId?: string;
};

/** Stored once per version, and per booking if it's about one; repeating an agreement adds nothing. */
export async function rememberConsent(tx: Tx, consent: Consent, now: Temporal.Instant): Promise<void> {
  const { accountId, kind, version, bookingId = null } = consent;
  const known = await tx
    .selectFrom('consents')
    .select('id')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .where('bookingId', bookingId === null ? 'is' : '=', bookingId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst();
  if (!known)
    await tx
      .insertInto('consents')
      .values({ id: newId(), ...consent, givenAt: now })
      .execute();
}

/** The agreement stays on record, with the time until which it held. */
export async function withdrawConsent(
  tx: Tx,
  { accountId, kind }: Pick<Consent, 'accountId' | 'kind'>,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ withdrawnAt: now })
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('withdrawnAt', 'is', null)
    .execute();
}
