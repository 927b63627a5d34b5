import { shiftableClock } from '@laine/server/ground/clock.ts';
import { makeDataFolder } from '@laine/server/ground/db/make-data-folder.ts';
import { openLaine } from '@laine/server/laine.ts';
import { readSettings } from '@laine/server/settings.ts';
import { loadClockOffset } from './clock/clock-file.ts';
import { loadDemoData } from './demo/load-demo-data.ts';
import { refuseForwarded } from './refuse-forwarded.ts';
import { refuseLiveKeys, refusePublicAddress, refuseUnknownPort } from './refuse-live-keys.ts';
import { startOutsideWorld } from './start-outside-world.ts';
import { standInVeriFactu } from './tax-office/stand-in-verifactu.ts';

const CENTRAL_TALLINN = { latitude: 59.437, longitude: 24.7536, city: 'Tallinn' };

/** The whole product with demo data and the outside world, open until it is closed. */
export interface Sandbox {
  url: string;
  close(): Promise<void>;
}

/** After a failure, everything opened so far is closed again. */
export async function openSandbox(env: NodeJS.ProcessEnv, web: 'dev' | 'build'): Promise<Sandbox> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closeNext of closers.splice(0)) await closeNext();
  };
  try {
    return { url: await open(env, web, closers), close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

async function open(env: NodeJS.ProcessEnv, web: 'dev' | 'build', closers: (() => Promise<void>)[]): Promise<string> {
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
    web,
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
  return url;
}
