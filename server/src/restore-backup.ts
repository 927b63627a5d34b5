import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { BackupHeader, openBackup } from './db/backup-file.ts';
import { loadTables } from './db/load-tables.ts';
import { migrate, readMigrations } from './db/migrate.ts';
import type { Database } from './db/open-database.ts';
import { markErased } from './accounts/mark-erased.ts';
import { markRestored } from './installation/maintenance.ts';

type Backup = Awaited<ReturnType<typeof openBackup>>;

/** Brings a backup of this version or an earlier one into an empty database, in the state of its own version first. */
export async function restoreBackup(db: Database, { header, lines }: Backup, now: Temporal.Instant): Promise<void> {
  await requireKnown(header);
  await requireEmpty(db);
  await migrate(db, (name) => header.migrations.includes(name));
  await loadTables(db, lines);
  await migrate(db);
  await db.transaction((tx) => markRestored(tx, header.madeAt, now));
}

async function requireKnown({ version, migrations }: BackupHeader): Promise<void> {
  const known = await readMigrations();
  if (migrations.some((name) => !Object.hasOwn(known, name))) {
    throw new Error(`This backup was made by Laine ${version}, which is newer: restore it with that version`);
  }
}

/** A start that served nobody yet may have made the tables. */
async function requireEmpty({ query }: Database): Promise<void> {
  const { rows: tables } = await sql`select where to_regclass('accounts') is not null`.execute(query);
  if (tables.length === 0) return;
  const { rows } = await sql`select from accounts union all select from stations limit 1`.execute(query);
  if (rows.length > 0)
    throw new Error('A restore needs an empty DATABASE_URL or DATA_DIR: this one holds people or stations');
}

/** People who were removed after the backup was made, named by ids in a text such as the log: they are removed again. */
export async function eraseAgain(db: Database, file: string, now: Temporal.Instant): Promise<number> {
  const words = new Set((await readFile(file, 'utf8')).match(/[\w-]{16,}/g));
  return db.transaction((tx) => markErased(tx, [...words], now));
}
