import { shiftableClock } from '@laine/server/clock.ts';
import { makeDataFolder } from '@laine/server/db/make-data-folder.ts';
import { openLaine } from '@laine/server/laine.ts';
import { readSettings } from '@laine/server/settings.ts';
import { standInVeriFactu } from './tax-office/stand-in-verifactu.ts';
import { startFailure } from '@laine/server/start-failure.ts';
import { stopOnSignals } from '@laine/server/stop-on-signals.ts';
import { loadClockOffset } from './clock/clock-file.ts';
import { loadDemoData } from './demo/load-demo-data.ts';
import { startOutsideWorld } from './start-outside-world.ts';
import { refuseForwarded } from './refuse-forwarded.ts';
import { refuseLiveKeys, refusePublicAddress, refuseUnknownPort } from './refuse-live-keys.ts';
import { startBlock } from './start-block.ts';

/** Laine on a developer's machine: the whole product, demo data and the outside world, in one process. */

const CENTRAL_TALLINN = { latitude: 59.437, longitude: 24.7536, city: 'Tallinn' };

const closers: (() => Promise<void>)[] = [];

async function start(env: NodeJS.ProcessEnv) {
  refuseLiveKeys(env);
  refuseUnknownPort(env);
  refusePublicAddress(env);
  const { port, dataDir, publicUrl } = readSettings(env);
  makeDataFolder(dataDir);
  const url = publicUrl?.origin ?? `http://localhost:${port}`;
  const clock = shiftableClock(await loadClockOffset(dataDir));
  const world = await startOutsideWorld({ publicUrl: url, dataDir, clock, env });
  closers.unshift(() => world.close());

  const laine = await openLaine({
    settings: readSettings({ ...env, ...world.env }),
    clock,
    web: process.argv.includes('--dev') ? 'dev' : 'build',
    locateByDefault: CENTRAL_TALLINN,
    verifactu: standInVeriFactu(),
    mount: async (app) => {
      refuseForwarded(app);
      await app.register(world.routes);
    },
  });
  closers.unshift(() => laine.close());
  world.drainJobsWith(() => laine.jobs.drain());

  await loadDemoData(laine.db, clock.now(), world.pastPayments && { ...laine.deps, payments: world.pastPayments });
  const serverUrl = await laine.listen();
  const stations = await world.openStations({ db: laine.db.query, serverUrl, log: laine.app.log });
  closers.unshift(() => stations.close());
  process.stdout.write(startBlock(url));
}

async function stop() {
  for (const close of closers) await close();
}

stopOnSignals(stop);
try {
  await start(process.env);
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  await stop().catch(() => {});
  process.exit(1);
}
