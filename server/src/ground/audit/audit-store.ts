import { sql, type Insertable } from 'kysely';
import { mayName } from '../db/may-name.ts';
import type { Db, Tx } from '../db/open-database.ts';
import { asJson } from '../db/tables/json.ts';
import type { AuditTable } from '../db/tables/operations.ts';
import { newId } from '../secrets.ts';

type AuditRow = Omit<Insertable<AuditTable>, 'id' | 'data'> & { data: unknown };

/** Append-only. */
export async function insertAudit(db: Db, { data, ...row }: AuditRow): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: newId(), ...row, data: asJson(data) })
    .execute();
}

type Redaction = {
  rowIds: string[];
  columns: ('from_address' | 'data')[];
  /** The id of the removed person, or the reason. */
  because: string;
};

/** The only way to change a row; it adds a row of its own. Returns the number of changed rows. */
export async function redactRows(
  tx: Tx,
  { rowIds, columns, because }: Redaction,
  now: Temporal.Instant,
): Promise<number> {
  if (rowIds.length === 0) return 0;
  const { rows } = await sql<{ changed: number }>`
    select redact_audit(${rowIds}, ${columns}, ${because}, ${newId()}, ${now}) as changed`.execute(tx);
  return rows[0]?.changed ?? 0;
}

export async function listRowsWithAddress(db: Db, before: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('audit')
    .select('id')
    .where('fromAddress', 'is not', null)
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function listRowsOfActor(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('audit')
    .select('id')
    .where('actorKind', '=', 'person')
    .where('actorId', '=', accountId)
    .execute();
  return rows.map(({ id }) => id);
}

/** About the person or one of their bookings, where staff may have written a reason. */
export async function listRowsAbout(db: Db, targets: string[]): Promise<string[]> {
  const rows = await selectRedactable(db).select('id').where('target', 'in', targets).execute();
  return rows.map(({ id }) => id);
}

/** Rows that may name one of the contacts; some name somebody else. */
export async function listRowsThatMayName(db: Db, contacts: string[]) {
  return selectRedactable(db).select(['id', 'data']).where(mayName('data', contacts)).execute();
}

/** A redaction's own row names people only by id. */
const selectRedactable = (db: Db) => db.selectFrom('audit').where('action', '<>', 'audit-redacted');
