import type { ConsentKind, Locale } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Tx } from '../../ground/db/open-database.ts';
import { asJson } from '../../ground/db/tables/json.ts';
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
export async function rememberConsents(tx: Tx, consents: Consent[], now: Temporal.Instant): Promise<void> {
  const rows = consents.map((consent) => ({ id: newId(), ...consent }));
  await sql`
    insert into consents (id, account_id, kind, version, locale, booking_id, given_at)
    select given.*, ${now}::timestamptz
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as given (
      id text, "accountId" text, kind text, version text, locale text, "bookingId" text
    )
    where not exists (
      select from consents known
      where known.account_id = given."accountId" and known.kind = given.kind and known.version = given.version
        and known.booking_id is not distinct from given."bookingId" and known.withdrawn_at is null
    )`.execute(tx);
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
