import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { PasskeysTable } from '../../ground/db/tables/passkeys.ts';

const shown = ['id', 'name', 'backedUp', 'createdAt', 'lastUsedAt'] as const;
export type PasskeyRow = Pick<PasskeysTable, (typeof shown)[number]>;

/** False when some account has this credential already. */
export async function insertPasskey(tx: Tx, passkey: Insertable<PasskeysTable>): Promise<boolean> {
  const row = await tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const listPasskeysOf = (db: Db, accountId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkeys')
    .select(shown)
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** In the format of authenticators. */
export const listCredentialsOf = (db: Db, accountId: string) =>
  db.selectFrom('passkeys').select(['credentialId', 'transports']).where('accountId', '=', accountId).execute();

/** All of a person's, held until the end: of two that are removed at once the second sees that the first is gone. */
export const lockPasskeysOf = (tx: Tx, accountId: string): Promise<PasskeyRow[]> =>
  tx.selectFrom('passkeys').select(shown).where('accountId', '=', accountId).orderBy('id').forUpdate().execute();

/** Held until the end, so that its counter is compared with the newest. */
export const lockPasskey = (tx: Tx, credentialId: string) =>
  tx.selectFrom('passkeys').selectAll().where('credentialId', '=', credentialId).forUpdate().executeTakeFirst();

type Use = { counter: number; backedUp: boolean };

export async function recordPasskeyUse(tx: Tx, id: string, use: Use, lastUsedAt: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ ...use, lastUsedAt })
    .where('id', '=', id)
    .execute();
}

export const updatePasskeyName = (
  db: Db,
  { accountId, id, name }: { accountId: string; id: string; name: string },
): Promise<PasskeyRow | undefined> =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning(shown)
    .executeTakeFirst();

export async function deletePasskey(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('id', '=', id).execute();
}

export async function deletePasskeysOf(tx: Tx, accountId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
