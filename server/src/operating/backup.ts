import { statSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { systemClock } from '../ground/clock.ts';
import { openBackup } from '../ground/db/backup-file.ts';
import { openDatabase } from '../ground/db/open-database.ts';
import type { Settings } from '../settings.ts';
import { runCommand, say } from './command.ts';
import { askServer } from './open-control-socket.ts';
import { writeBackup } from './write-backup.ts';

/** `npm run -s backup -- FILE`, while the server runs or not. */

await runCommand(async (settings, [file]) => {
  if (file === undefined) {
    say('Into which file? npm run -s backup -- /safe/place/laine.backup');
    return 2;
  }
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false) {
    throw new Error(`${file} is there and no plain file: name another one`);
  }
  const unfinished = `${file}.unfinished`;
  try {
    await fill(unfinished, settings);
    const { rows, accounts } = await countRows(unfinished);
    if (accounts === 0)
      throw new Error(`Nobody has an account in ${nameOf(settings)}: this is not the product's database`);
    await rename(unfinished, file);
    const { size } = await stat(file);
    say(
      `${file}: ${rows} rows of ${nameOf(settings)}, ${Math.ceil(size / 1000)} kB. It holds personal data and the contact key: keep it safe.`,
    );
    return 0;
  } finally {
    await rm(unfinished, { force: true });
  }
});

async function fill(file: string, settings: Settings): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  await rm(file, { force: true });
  const opened = await open(file, 'wx', 0o600).catch((cause: Error) => {
    throw new Error(`The backup cannot be written: ${cause.message}`, { cause });
  });
  const target = opened.createWriteStream();
  const server = databaseUrl === undefined ? await askServer(dataDir, 'backup') : undefined;
  if (server) return pipeline(server, target);
  const db = await openDatabase({ databaseUrl, dataDir });
  try {
    await writeBackup(db, settings, systemClock().now(), target);
  } finally {
    await db.close();
  }
}

/** Reads it as a restore would: one that is not whole is no backup. */
async function countRows(file: string): Promise<{ rows: number; accounts: number }> {
  const { lines } = await openBackup(file);
  let [rows, accounts, table] = [0, 0, ''];
  for await (const line of lines) {
    if ('table' in line) ({ table } = line);
    if (!Array.isArray(line)) continue;
    rows += 1;
    if (table === 'accounts') accounts += 1;
  }
  return { rows, accounts };
}

/** The database's name without its credentials. */
function nameOf({ databaseUrl, dataDir }: Settings): string {
  if (databaseUrl === undefined) return join(resolve(dataDir), 'database');
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `${searchParams.get('host') ?? decodeURIComponent(host)}${pathname}`;
}
