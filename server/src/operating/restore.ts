import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../ground/clock.ts';
import { openBackup } from '../ground/db/backup-file.ts';
import { openDatabase } from '../ground/db/open-database.ts';
import type { Settings } from '../settings.ts';
import { runCommand, say } from './command.ts';
import { restoreContactKey } from './open-contact-key.ts';
import { type Backup, readErased, restoreBackup } from './restore-backup.ts';

/** `npm run -s restore -- FILE [LOG]`, into an empty database, while no server runs on it. */

await runCommand(
  async (settings, [file, log]) => {
    if (file === undefined) {
      say('From which file? npm run -s restore -- /safe/place/laine.backup');
      return 2;
    }
    const { databaseUrl, dataDir } = settings;
    const folder = join(dataDir, 'database');
    if (databaseUrl === undefined && existsSync(folder)) {
      throw new Error(`A restore needs an empty DATA_DIR: there is a database in ${dataDir} already`);
    }
    const erased = log === undefined ? [] : await readErased(log);
    const backup = await openBackup(file);
    const takeKeyAway = restoreContactKey(settings, backup.header.contactKey);
    try {
      await restore(settings, backup, erased);
    } catch (error) {
      takeKeyAway();
      if (databaseUrl === undefined) await rm(folder, { recursive: true, force: true });
      throw error;
    }
    say(
      `Restored as of ${backup.header.madeAt.toString()}. Nothing is sent or charged, and stations go on by themselves,`,
    );
    say('until the server runs and is released: npm run -s release-restored');
    return 0;
  },
  { makesDatabase: true },
);

async function restore({ databaseUrl, dataDir }: Settings, backup: Backup, erased: string[]): Promise<void> {
  const db = await openDatabase({ databaseUrl, dataDir });
  try {
    const { found, lastAdmin } = await restoreBackup(db, backup, systemClock().now(), erased);
    if (erased.length === 0) return;
    say(`${found} of ${erased.length} people whom the log names as removed will be removed again.`);
    if (lastAdmin !== undefined) say(`${lastAdmin} stays, as the last admin: make another one, and let them leave.`);
  } finally {
    await db.close();
  }
}
