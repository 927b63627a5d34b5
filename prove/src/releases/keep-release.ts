import { createWriteStream } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calls } from '@laine/contract/calls.ts';
import { loadDemoData } from '@laine/sandbox/demo/load-demo-data.ts';
import { openInMemory } from '@laine/server/ground/db/embedded.ts';
import { type Database, openDatabase, overEngine } from '@laine/server/ground/db/open-database.ts';
import { writeBackup } from '@laine/server/operating/write-backup.ts';
import { collected, openLinkScene } from '@laine/server/testing/open-link-scene.ts';
import { Random } from '@laine/server/testing/random.ts';
import { createDatabase, dropDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { openSeason, playWeek } from '../season/play-week.ts';
import type { Stage } from '../season/stage.ts';

/** A demo and some weeks of a season, as a backup from each engine. Tests restore and upgrade them for ever. */

const WEEKS = 6;
const folder = fileURLToPath(new URL('../../../server/src/testing/releases/', import.meta.url));
const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

async function keep(db: Database): Promise<void> {
  const scene = await openLinkScene({ db });
  try {
    await loadDemoData(db, scene.clock.now(), scene.pastPayments && { ...scene.deps, payments: scene.pastPayments });
    const stage = await openSeason(scene);
    const count = { deaths: 0 };
    for (let week = 0; week < WEEKS; week += 1)
      await playWeek(stage, new Random(`release ${version}, week ${week}`), week, count);
    await beginSomething(stage);
    // Work that falls due now is in the backup as open work.
    scene.clock.advance({ minutes: 90 });
    const file = join(folder, `${version}-${db.engine}.backup`);
    const key = { contactHashKey: undefined, dataDir: scene.dataDir };
    await writeBackup(db, key, scene.clock.now(), createWriteStream(file));
    process.stdout.write(`${file}: ${Math.ceil((await stat(file)).size / 1000)} kB\n`);
  } finally {
    await scene.close();
  }
}

/** Half-finished things for an upgrade: a board that is out, payments with lost events, unpaid pages. */
async function beginSomething({ scene, beach, desk, offerId }: Stage): Promise<void> {
  const soon = (minutes: number) => {
    const start = scene.clock.now().add({ minutes });
    const at = (time: Temporal.Instant) => time.toString({ smallestUnit: 'millisecond' });
    return { stationId: beach.id, start: at(start), end: at(start.add({ hours: 1 })) };
  };
  await scene.advance({ hours: 6 });
  const { session, customer } = await scene.rent(beach, { slot: soon(5) });
  await scene.advance({ minutes: 6 });
  await desk.tell();
  await desk.report(...collected(session, scene.clock.now()));
  await scene.rent(beach, { slot: soon(180), by: customer });
  await scene.webhooks('drop');
  const hasty = await scene.customer();
  const { url } = await hasty.checkout(soon(120));
  if (url) await scene.pay(url);
  const [slow, thrifty] = [await scene.customer(), await scene.customer()];
  await slow.checkout(soon(120));
  await thrifty.browser.call(calls.buyPass, { offerId, acceptedTermsAndConditions: true, startsAtOnce: true });
  await thrifty.browser.call(calls.buyGiftCard, { amountInCents: 3000 });
}

await mkdir(folder, { recursive: true });
await keep(overEngine('embedded', await openInMemory()));
const serverUrl = process.env['TEST_POSTGRES_URL'] ?? '';
const name = await createDatabase(serverUrl, 'template1');
try {
  await keep(await openDatabase({ databaseUrl: inDatabase(serverUrl, name), dataDir: '' }));
} finally {
  await dropDatabase(serverUrl, name);
}
process.exit(0);
