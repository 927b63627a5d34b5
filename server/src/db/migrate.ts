import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { Database } from './open-database.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const NAMED_FILE = /^(\d{4}-[a-z0-9-]+)\.sql$/;

/**
 * Applies what is missing, in one transaction, and returns the names. Instances that start together wait for each other
 * on a lock in the database.
 */
export function migrate(db: Database): Promise<string[]> {
  // Waiting for another instance, or filling a new column, may take its time.
  return db.unhurried(async (connection) => {
    const migrator = new Migrator({ db: connection, provider: { getMigrations: readMigrations } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined) {
      const failed = results.find((result) => result.status === 'Error')?.migrationName ?? 'the set-up';
      const reason = error instanceof Error ? error.message : 'no reason given';
      throw new Error(`Migrating the database failed at ${failed}: ${reason}`, { cause: error });
    }
    return results.map((result) => result.migrationName);
  });
}

/** Names of the migrations that this version needs and the database does not have yet. Cheap enough for a health check. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const needed = Object.keys(await readMigrations());
  const { rows: tables } = await sql`select where to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null`.execute(
    db.query,
  );
  if (tables.length === 0) return needed;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    db.query,
  );
  const applied = new Set(rows.map((row) => row.name));
  return needed.filter((name) => !applied.has(name));
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const file of (await readdir(FOLDER)).toSorted()) {
    const name = NAMED_FILE.exec(file)?.[1];
    if (name === undefined) throw new Error(`Not the name of a migration: ${file}`);
    const text = await readFile(new URL(file, FOLDER), 'utf8');
    migrations[name] = { up: async (db) => void (await sql.raw(text).execute(db)) };
  }
  return migrations;
}
