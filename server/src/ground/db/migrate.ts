import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { Database, Db } from './open-database.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** The first migration of version 0.1, whose migrations were folded into new ones before anybody had deployed them. */
const FIRST_OF_VERSION_0_1 = '0001-jobs';
const NAMED_FILE = /^(\d{4}-[a-z0-9-]+)\.sql$/;

/** Migrations applied by this start, and those of a newer version applied before. */
type Migrated = { applied: string[]; newer: string[] };

/**
 * Applies missing migrations in one transaction. Instances that start together wait for each other on a database lock.
 * A newer version's migrations stay: migrations should only add, so an older version can run beside it (decision 0240).
 */
export async function migrate(db: Database, isWanted: (name: string) => boolean = () => true): Promise<Migrated> {
  const applied = await listApplied(db.query);
  if (applied.includes(FIRST_OF_VERSION_0_1)) throw new Error(madeByVersion01[db.engine]);
  // The usual start. The migrator would read every column of every table, twice: half a second when embedded.
  const known = await readMigrations();
  const newer = applied.filter((name) => !Object.hasOwn(known, name));
  const wanted = Object.entries(known).filter(([name]) => isWanted(name) || applied.includes(name));
  if (wanted.every(([name]) => applied.includes(name))) return { applied: [], newer };
  // Waiting for another instance, or filling a new column, may take its time.
  return db.unhurried(async (connection) => {
    // The migrator treats an unknown name as damage.
    const ofOthers = newer.map((name) => [name, { up: () => Promise.resolve() }] as const);
    const migrations: Record<string, Migration> = Object.fromEntries([...wanted, ...ofOthers]);
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: () => Promise.resolve(migrations) },
      allowUnorderedMigrations: true,
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined) {
      const failed = results.find((result) => result.status === 'Error')?.migrationName ?? 'the set-up';
      const reason = error instanceof Error ? error.message : 'no reason given';
      throw new Error(`Migrating the database failed at ${failed}: ${reason}`, { cause: error });
    }
    return { applied: results.map((result) => result.migrationName), newer };
  });
}

const madeByVersion01: Record<Database['engine'], string> = {
  embedded:
    'DATA_DIR: this data folder was made by Laine 0.1, which this version cannot read. Remove it to begin anew, or go on with 0.1.',
  postgres:
    'DATABASE_URL: this database was made by Laine 0.1, which this version cannot read. Name an empty one, or go on with 0.1.',
};

/** Migrations that this version needs and the database doesn't have yet. Cheap enough for a health check. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  const needed = Object.keys(await readMigrations());
  const applied = new Set(await listApplied(db.query));
  return needed.filter((name) => !applied.has(name));
}

export async function listApplied(db: Db): Promise<string[]> {
  const { rows: tables } = await sql`select where to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

export async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const file of (await readdir(FOLDER)).toSorted()) {
    const name = NAMED_FILE.exec(file)?.[1];
    if (name === undefined) throw new Error(`Not the name of a migration: ${file}`);
    migrations[name] = {
      up: async (db) => void (await sql.raw(await readFile(new URL(file, FOLDER), 'utf8')).execute(db)),
    };
  }
  return migrations;
}
