import { open } from 'node:fs/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { BackupHeader, openBackup } from '../ground/db/backup-file.ts';
import { loadTables } from '../ground/db/load-tables.ts';
import { migrate, readMigrations } from '../ground/db/migrate.ts';
import type { Database } from '../ground/db/open-database.ts';
import { markErased } from '../identity/accounts/mark-erased.ts';
import { markRestored } from './installation/maintenance.ts';

export type Backup = Awaited<ReturnType<typeof openBackup>>;

/**
 * Brings a backup of this version or an earlier one into an empty database, in the state of its own version first. Who
 * was `erased` after it was made is removed again.
 */
export async function restoreBackup(
  db: Database,
  { header, lines }: Backup,
  now: Temporal.Instant,
  erased: string[] = [],
) {
  await requireKnown(header);
  await requireEmpty(db);
  await migrate(db, (name) => header.migrations.includes(name));
  await loadTables(db, lines);
  await migrate(db);
  return db.transaction(async (tx) => {
    await markRestored(tx, header.madeAt, now);
    return markErased(tx, erased, now);
  });
}

async function requireKnown({ version, migrations }: BackupHeader): Promise<void> {
  const known = await readMigrations();
  if (migrations.some((name) => !Object.hasOwn(known, name))) {
    throw new Error(`This backup was made by Laine ${version}, which is newer: restore it with that version`);
  }
}

/** A start that served nobody may already have created the tables. */
async function requireEmpty({ query }: Database): Promise<void> {
  const { rows: tables } = await sql`select where to_regclass('accounts') is not null`.execute(query);
  if (tables.length === 0) return;
  const { rows } = await sql`select from accounts union all select from stations limit 1`.execute(query);
  if (rows.length > 0)
    throw new Error('A restore needs an empty DATABASE_URL or DATA_DIR: this one holds people or stations');
}

/** A log line about a removed person. */
const Removal = z.object({ msg: z.literal('account removed'), accountId: z.string() });

/** People whom a log reports as removed. Log keepers may put text before a line's JSON. */
export async function readErased(log: string): Promise<string[]> {
  const ids = new Set<string>();
  const file = await open(log);
  for await (const line of file.readLines()) {
    const removal = line.includes('"account removed"') ? Removal.safeParse(readJson(line)) : undefined;
    if (removal?.success) ids.add(removal.data.accountId);
  }
  return [...ids];
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line.slice(line.indexOf('{')));
  } catch {
    return undefined;
  }
}
