import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { RememberedContactsTable } from '../../ground/db/tables/accounts.ts';

/** When repeated, as when two removals name the same phone, the later end counts. */
export async function insertRemembered(tx: Tx, contacts: RememberedContactsTable[]): Promise<void> {
  if (contacts.length === 0) return;
  await tx
    .insertInto('rememberedContacts')
    .values(contacts)
    .onConflict((conflict) =>
      conflict
        .columns(['contactHash', 'reason', 'accountId'])
        .doUpdateSet((eb) => ({ until: eb.fn('greatest', ['rememberedContacts.until', 'excluded.until']) })),
    )
    .execute();
}

export async function listRemembered(db: Db, contactHashes: string[], now: Temporal.Instant) {
  if (contactHashes.length === 0) return [];
  return db
    .selectFrom('rememberedContacts')
    .select(['reason', 'accountId'])
    .distinct()
    .where('contactHash', 'in', contactHashes)
    .where('until', '>', now)
    .orderBy('accountId')
    .orderBy('reason')
    .execute();
}

/** True for a contact of a removed person whose ban still holds, or the phone of somebody who is banned now. */
export async function isContactBanned(
  db: Db,
  { contacts, contactHashes }: { contacts: string[]; contactHashes: string[] },
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await sql<{ isBanned: boolean }>`
    select exists (
        select from remembered_contacts
        where contact_hash = any(${contactHashes}) and reason = 'ban' and until > ${now}
      ) or exists (
        select from accounts
        where status = 'banned' and phone = any(${contacts}) and (restricted_until is null or restricted_until > ${now})
      ) as "isBanned"`.execute(db);
  return rows[0]?.isBanned === true;
}

export async function deleteRemembered(
  tx: Tx,
  accountId: string,
  reason: RememberedContactsTable['reason'],
): Promise<void> {
  await tx.deleteFrom('rememberedContacts').where('accountId', '=', accountId).where('reason', '=', reason).execute();
}

/** Rows whose ban or warning is over. */
export async function purgeRemembered(db: Db, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('rememberedContacts').where('until', '<=', now).execute();
}
