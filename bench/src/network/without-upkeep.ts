import type { Db } from '@laine/server/ground/db/open-database.ts';
import { sql } from 'kysely';

type Part = { tableName: string; name: string; definition: string };

/**
 * Lets `fill` write without maintaining indexes, keys and triggers, and restores all of them afterwards: building an
 * index or checking a key once for the whole table takes a fraction of doing so row by row. A broken rule fails then,
 * and with it the transaction. `fill` has to write what triggers would have maintained.
 */
export async function withoutUpkeep(tx: Db, fill: () => Promise<void>): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`.execute(tx);
  const constraints = await listConstraints(tx);
  const indexes = await listIndexes(tx);
  for (const { name } of tables) await sql.raw(`alter table ${name} disable trigger user`).execute(tx);
  for (const { tableName, name } of constraints) {
    await sql.raw(`alter table ${tableName} drop constraint ${name}`).execute(tx);
  }
  for (const { name } of indexes) await sql.raw(`drop index ${name}`).execute(tx);
  await fill();
  await sql`set local maintenance_work_mem = '512MB'`.execute(tx);
  // Foreign keys depend on the others, so they go first and come back last.
  for (const { tableName, name, definition } of constraints.toReversed()) {
    await sql.raw(`alter table ${tableName} add constraint ${name} ${definition}`).execute(tx);
  }
  for (const { definition } of indexes) await sql.raw(definition).execute(tx);
  for (const { name } of tables) await sql.raw(`alter table ${name} enable trigger user`).execute(tx);
}

async function listConstraints(tx: Db): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select conrelid::regclass::text as "tableName", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype in ('f', 'p', 'u', 'x') and connamespace = 'public'::regnamespace
      and conrelid::regclass::text not like 'kysely%'
    order by contype = 'f' desc, 1, 2`.execute(tx);
  return rows;
}

/** Indexes that no constraint depends on. */
async function listIndexes(tx: Db): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select pg_index.indrelid::regclass::text as "tableName", pg_index.indexrelid::regclass::text as name,
      pg_get_indexdef(pg_index.indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = pg_index.indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = pg_index.indexrelid)
      and pg_index.indrelid::regclass::text not like 'kysely%'
    order by 1, 2`.execute(tx);
  return rows;
}
