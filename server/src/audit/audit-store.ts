import type { Insertable } from 'kysely';
import type { Db } from '../db/open-database.ts';
import { asJson } from '../db/tables/json.ts';
import type { AuditTable } from '../db/tables/operations.ts';
import { newId } from '../secrets.ts';

type AuditRow = Omit<Insertable<AuditTable>, 'id' | 'data'> & { data: unknown };

/** Rows are only ever added. */
export async function insertAudit(db: Db, { data, ...row }: AuditRow): Promise<void> {
  await db
    .insertInto('audit')
    .values({ id: newId(), ...row, data: asJson(data) })
    .execute();
}
