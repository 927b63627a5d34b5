import type { Db } from '../../ground/db/open-database.ts';
import type { InstallationTable } from '../../ground/db/tables/installation-table.ts';
import { asJson } from '../../ground/db/tables/json.ts';

type Name = InstallationTable['name'];

export async function findMark(db: Db, name: Name): Promise<unknown> {
  const row = await db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function writeMark(db: Db, name: Name, value: unknown, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('installation')
    .values({ name, value: asJson(value), createdAt: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: asJson(value) }))
    .execute();
}

export async function deleteMark(db: Db, name: Name): Promise<void> {
  await db.deleteFrom('installation').where('name', '=', name).execute();
}

/** The first of several processes that start together decides for all. */
export async function writeFirstMark(db: Db, name: Name, value: string, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('installation')
    .values({ name, value: asJson(value), createdAt: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}
