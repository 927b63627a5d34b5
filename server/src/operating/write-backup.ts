import { readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import type { BackupHeader } from '../ground/db/backup-file.ts';
import { writeBackupTo } from '../ground/db/backup-file.ts';
import { dumpTables } from '../ground/db/dump-tables.ts';
import { listApplied } from '../ground/db/migrate.ts';
import type { Database } from '../ground/db/open-database.ts';
import type { Settings } from '../settings.ts';
import { findForeignKey } from './installation/check-installation.ts';
import { findContactKey, fingerprintOf, writtenKey } from './open-contact-key.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

type KeySettings = Pick<Settings, 'contactHashKey' | 'dataDir'>;

/** Before it a database knows nothing of its key. */
const MARKS_SINCE = '0076-installation';

/** What must not be lost: the database with its pictures, and the key that is not in it. No other key will do. */
export async function writeBackup(
  db: Database,
  settings: KeySettings,
  now: Temporal.Instant,
  target: Writable,
): Promise<void> {
  const migrations = await listApplied(db.query);
  const key = findContactKey(settings);
  if (!key) {
    throw new Error(
      'CONTACT_HASH_KEY is not set, and there is no contact-hash.key in DATA_DIR: a backup needs the key',
    );
  }
  const foreign = migrations.includes(MARKS_SINCE) ? await findForeignKey(db.query, fingerprintOf(key)) : undefined;
  if (foreign !== undefined) throw new Error(foreign);
  const header: Record<keyof BackupHeader, unknown> = {
    format: 'laine backup 1',
    version,
    madeAt: now.toString(),
    engine: db.engine,
    migrations,
    contactKey: writtenKey(key),
  };
  await writeBackupTo(target, async (write) => {
    await write(JSON.stringify(header));
    await dumpTables(db, write);
  });
}
