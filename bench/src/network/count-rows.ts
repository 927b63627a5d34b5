import type { Db } from '@laine/server/ground/db/open-database.ts';
import { sql } from 'kysely';

/** Row counts of non-empty tables, largest first. */
export async function countRows(db: Db): Promise<{ table: string; rows: number }[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`.execute(db);
  const counts = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.raw(`"${name}"`)}`.execute(db);
    counts.push({ table: name, rows: Number(rows[0]?.count ?? 0) });
  }
  return counts.filter(({ rows }) => rows > 0).toSorted((one, other) => other.rows - one.rows);
}
