import { sql } from 'kysely';
import { type Batch, batchOf, countOf } from '../../ground/db/batch-of.ts';
import type { ConsentKind, Locale } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';

type Consent = {
  accountId: string;
  kind: ConsentKind;
  /** Of the words that were agreed to. */
  version: string;
  locale?: Locale;
  /** What is agreed anew for every booking. */
  bookingId?: string;
};

/** Stored once per version, and per booking where it is about one: the same agreement again adds nothing. */
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

/** Agreements of which a later one of the same kind took the place, that were withdrawn, or whose person is removed. */
export async function purgeConsents(tx: Tx, { before, limit }: Batch): Promise<number> {
  const isOver = sql`given_at < ${before} and (
    withdrawn_at < ${before}
    or exists (select from accounts where accounts.id = consents.account_id and accounts.status = 'removed')
    or exists (select from consents later where later.account_id = consents.account_id
      and later.kind = consents.kind and later.given_at > consents.given_at))`;
  return countOf(
    await tx
      .deleteFrom('consents')
      .where(batchOf('consents', isOver, limit))
      .executeTakeFirstOrThrow(),
  );
}

/** An agreement that still holds outlives the booking in which it was given. */
export async function detachConsents(tx: Tx, bookingIds: string[]): Promise<void> {
  await tx.updateTable('consents').set({ bookingId: null }).where('bookingId', 'in', bookingIds).execute();
}

/** What was agreed stays on record, with the time until which it held. */
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
