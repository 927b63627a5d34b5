import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadDemoData } from '@laine/sandbox/demo/load-demo-data.ts';
import { startOutsideWorld } from '@laine/sandbox/start-outside-world.ts';
import { shiftableClock } from '@laine/server/clock.ts';
import { openLaine } from '@laine/server/laine.ts';
import { readSettings } from '@laine/server/settings.ts';
import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { freePort } from '@laine/server/testing/free-port.ts';
import { writeBackup } from '@laine/server/write-backup.ts';

/** A demonstration that has run for two days, as a backup from each engine. Tests restore and upgrade them for ever. */

const LIVED_HOURS = 48;
const folder = fileURLToPath(new URL('../../../server/src/testing/releases/', import.meta.url));
const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

async function keep(engine: string, databaseUrl: string | undefined): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'laine-release-'));
  const port = await freePort();
  const clock = shiftableClock();
  const env = { PORT: String(port), LOG_LEVEL: 'error', DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const world = await startOutsideWorld({ publicUrl: `http://localhost:${port}`, dataDir, clock, env });
  const laine = await openLaine({
    settings: readSettings({ ...env, ...world.env }),
    clock,
    web: 'none',
    mount: async (app) => {
      await app.register(world.routes);
    },
  });
  try {
    await loadDemoData(laine.db, clock.now(), world.pastPayments && { ...laine.deps, payments: world.pastPayments });
    await laine.listen();
    for (let hour = 0; hour < LIVED_HOURS; hour += 1) {
      clock.advance({ hours: 1 });
      await laine.jobs.drain();
    }
    const file = join(folder, `${version}-${engine}.backup`);
    await writeBackup(laine.db, laine.settings, clock.now(), createWriteStream(file));
    process.stdout.write(`${file}: ${Math.ceil((await stat(file)).size / 1000)} kB\n`);
  } finally {
    await laine.close();
    await world.close();
    await rm(dataDir, { recursive: true });
  }
}

const serverUrl = process.env['TEST_POSTGRES_URL'] ?? '';
await mkdir(folder, { recursive: true });
await keep('embedded', undefined);
const name = await createDatabase(serverUrl, 'template1');
try {
  await keep('postgres', inDatabase(serverUrl, name));
} finally {
  await dropDatabase(serverUrl, name);
}
process.exit(0);
