import { readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import type { BackupHeader } from './db/backup-file.ts';
import { writeBackupTo } from './db/backup-file.ts';
import { dumpTables } from './db/dump-tables.ts';
import { listApplied } from './db/migrate.ts';
import type { Database } from './db/open-database.ts';
import { writtenKey } from './open-contact-key.ts';
import type { Settings } from './settings.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

type KeySettings = Pick<Settings, 'contactHashKey' | 'dataDir'>;

/** Everything that must not be lost: the database with its pictures, and the key that is not in it. */
export async function writeBackup(
  db: Database,
  settings: KeySettings,
  now: Temporal.Instant,
  target: Writable,
): Promise<void> {
  const header: Record<keyof BackupHeader, unknown> = {
    format: 'laine backup 1',
    version,
    madeAt: now.toString(),
    engine: db.engine,
    migrations: await listApplied(db.query),
    contactKey: writtenKey(settings),
  };
  await writeBackupTo(target, async (write) => {
    await write(JSON.stringify(header));
    await dumpTables(db, write);
  });
}
