import { sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { WriteLine } from './backup-file.ts';
import type { Database, Db } from './open-database.ts';

const ROWS_AT_ONCE = 200;
/** Created at every start. */
const notDumped = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE, 'write_checks'];

type Column = { name: string; type: string };
export type Table = { name: string; columns: Column[] };

/** Every table with its writable columns, from the database's own catalogue. */
export async function listTables(connection: Db): Promise<Table[]> {
  const { rows } = await sql<Column & { table: string }>`
    select pg_class.relname as "table", attname as name, format_type(atttypid, atttypmod) as type
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped
      and attgenerated = '' and relname <> all(${notDumped}::text[])
    order by relname, attnum`.execute(connection);
  const tables = Map.groupBy(rows, ({ table }) => table);
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** A consistent snapshot of the whole database, while others go on writing. */
export function dumpTables(db: Database, write: WriteLine): Promise<void> {
  return db.unhurried(async (connection) => {
    await sql`begin isolation level repeatable read read only`.execute(connection);
    try {
      for (const table of await listTables(connection)) await dumpTable(connection, table, write);
      const { rows } = await sql<{ name: string; value: string }>`
        select sequencename as name, last_value::text as value from pg_sequences
        where schemaname = current_schema() and last_value is not null`.execute(connection);
      await write(JSON.stringify({ sequences: Object.fromEntries(rows.map(({ name, value }) => [name, value])) }));
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

async function dumpTable(connection: Db, { name, columns }: Table, write: WriteLine): Promise<void> {
  await write(JSON.stringify({ table: name, columns: columns.map((column) => column.name) }));
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`declare dumped no scroll cursor for
    select json_build_array(${values})::text as line from ${sql.table(name)}`.execute(connection);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(ROWS_AT_ONCE))} from dumped`.execute(
      connection,
    );
    if (rows.length === 0) break;
    for (const { line } of rows) await write(line);
  }
  await sql`close dumped`.execute(connection);
}
