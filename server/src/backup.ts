import { createWriteStream } from 'node:fs';
import { chmod, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { systemClock } from './clock.ts';
import { runCommand, say } from './command.ts';
import { openBackup } from './db/backup-file.ts';
import { openDatabase } from './db/open-database.ts';
import { askServer } from './open-control-socket.ts';
import type { Settings } from './settings.ts';
import { writeBackup } from './write-backup.ts';

/** `npm run -s backup -- FILE`, while the server runs or not. */

await runCommand(async (settings, [file]) => {
  if (file === undefined) {
    say('Into which file? npm run -s backup -- /safe/place/laine.backup');
    return 2;
  }
  const unfinished = `${file}.unfinished`;
  try {
    await fill(unfinished, settings);
    const rows = await countRows(unfinished);
    await rename(unfinished, file);
    const { size } = await stat(file);
    say(
      `${file}: ${rows} rows, ${Math.ceil(size / 1000)} kB. It holds personal data and the contact key: keep it safe.`,
    );
    return 0;
  } finally {
    await rm(unfinished, { force: true });
  }
});

async function fill(file: string, settings: Settings): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  const target = createWriteStream(file, { mode: 0o600 });
  const server = databaseUrl === undefined ? await askServer(dataDir, 'backup') : undefined;
  if (server) return pipeline(server, target);
  const db = await openDatabase({ databaseUrl, dataDir });
  try {
    await writeBackup(db, settings, systemClock().now(), target);
    await chmod(file, 0o600);
  } finally {
    await db.close();
  }
}

/** Reads it as a restore would: one that is not whole is no backup. */
async function countRows(file: string): Promise<number> {
  const { lines } = await openBackup(file);
  let rows = 0;
  for await (const line of lines) if (Array.isArray(line)) rows += 1;
  return rows;
}
