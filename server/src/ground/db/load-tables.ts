import { sql } from 'kysely';
import type { BackupLine } from './backup-file.ts';
import { listTables, type Table } from './dump-tables.ts';
import type { Database, Db } from './open-database.ts';

const ROWS_AT_ONCE = 500;
/** Pictures are large, and a batch is in memory several times. */
const CHARACTERS_AT_ONCE = 1_000_000;

/**
 * Fills the tables from a backup in one transaction: everything or nothing. The order of tables doesn't matter, because
 * foreign keys are dropped before and come back, checked, afterwards; triggers took effect when the rows were first
 * written.
 */
export function loadTables(db: Database, lines: AsyncIterable<BackupLine>): Promise<void> {
  return db.unhurried(async (connection) => {
    await sql`begin`.execute(connection);
    try {
      const tables = await listTables(connection);
      const references = await listReferences(connection);
      for (const { table, name } of references) await alter(connection, table, `drop constraint ${name}`);
      for (const { name } of tables) await alter(connection, sql.id(name), 'disable trigger user');
      await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(connection);
      await loadLines(connection, new Map(tables.map((table) => [table.name, table])), lines);
      await sql`set constraints all immediate`.execute(connection);
      for (const { name } of tables) await alter(connection, sql.id(name), 'enable trigger user');
      for (const { table, name, definition } of references) {
        await alter(connection, table, `add constraint ${name} ${definition}`);
      }
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => {});
      throw error;
    }
  });
}

async function listReferences(connection: Db) {
  const { rows } = await sql<{ owner: string; name: string; definition: string }>`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(connection);
  return rows.map(({ owner, ...reference }) => ({ ...reference, table: sql.raw(owner) }));
}

const alter = (connection: Db, table: ReturnType<typeof sql.raw>, change: string) =>
  sql`alter table ${table} ${sql.raw(change)}`.execute(connection);

async function loadLines(connection: Db, tables: Map<string, Table>, lines: AsyncIterable<BackupLine>): Promise<void> {
  let into: Table | undefined;
  let rows: (string | null)[][] = [];
  let characters = 0;
  const flush = async () => {
    if (into && rows.length > 0) await insertRows(connection, into, rows);
    rows = [];
    characters = 0;
  };
  for await (const line of lines) {
    if (Array.isArray(line)) {
      rows.push(line);
      for (const value of line) characters += value?.length ?? 0;
      if (rows.length === ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE) await flush();
      continue;
    }
    await flush();
    if ('sequences' in line) await setSequences(connection, line.sequences);
    else into = tableFor(tables, line);
  }
}

function tableFor(tables: Map<string, Table>, { table, columns }: { table: string; columns: string[] }): Table {
  const found = tables.get(table);
  const named = columns.map((name) => found?.columns.find((column) => column.name === name));
  if (named.includes(undefined)) throw new Error(`The backup has a table ${table} that its migrations do not make`);
  return { name: table, columns: named.flatMap((column) => column ?? []) };
}

async function insertRows(connection: Db, { name, columns }: Table, rows: (string | null)[][]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column.name)));
  const values = sql.join(columns.map((_, index) => sql`${rows.map((row) => row[index] ?? null)}::text[]`));
  const typed = sql.join(columns.map((column) => sql`given.${sql.id(column.name)}::${sql.raw(column.type)}`));
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${typed} from unnest(${values}) as given (${names})`.execute(connection);
}

async function setSequences(connection: Db, sequences: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint)`.execute(connection);
  }
}
