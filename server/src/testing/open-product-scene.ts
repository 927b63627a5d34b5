import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOutsideWorld } from '@laine/sandbox/start-outside-world.ts';
import type { DemoStations } from '@laine/sandbox/stations/demo-stations.ts';
import { shiftableClock } from '../ground/clock.ts';
import type { Database } from '../ground/db/open-database.ts';
import { openLaine } from '../laine.ts';
import { readSettings, type Settings } from '../settings.ts';
import { freePort } from './free-port.ts';
import { openTestDatabase } from './open-test-database.ts';
import { TestBrowser } from './test-browser.ts';

export type ProductScene = Awaited<ReturnType<typeof openProductScene>>;

export type ProductSceneOptions = {
  env?: Record<string, string>;
  /** For settings that a test's environment can't express: admins need a passkey. */
  settings?: Partial<Pick<Settings, 'adminsNeedPasskey'>>;
  /** Used instead of a new one, and closed with the scene. */
  db?: Database;
};

/** The server over real HTTP with a real database and the whole outside world, without its pages. */
export async function openProductScene({ env = {}, settings = {}, db: given }: ProductSceneOptions = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const clock = shiftableClock();
  const dataDir = await mkdtemp(join(tmpdir(), 'laine-test-'));
  const world = await startOutsideWorld({ publicUrl: url, dataDir, clock, env });
  const db = given ?? (await openTestDatabase());
  const own = { PORT: String(port), LOG_LEVEL: 'silent', DATA_DIR: dataDir };
  const laine = await openLaine({
    settings: { ...readSettings({ ...own, ...world.env, ...env }), ...settings },
    clock,
    db,
    web: 'none',
    mount: async (app) => {
      await app.register(world.routes);
    },
  });
  world.drainJobsWith(() => laine.jobs.drain());
  await laine.listen();
  let stations: DemoStations | undefined;

  const mailedCode = (to: string) => {
    // Other mails may have been sent since. They have numbers, too, but none on a line of its own.
    const codes = world.messages.list({ to }).map(({ text }) => /^\d{6}$/m.exec(text)?.[0]);
    const code = codes.find((found) => found !== undefined);
    if (code === undefined) throw new Error(`no code was mailed to ${to}`);
    return code;
  };

  return {
    ...laine,
    url,
    dataDir,
    clock,
    messages: world.messages,
    pastPayments: world.pastPayments,
    mailedCode,
    browser: () => new TestBrowser(url),
    /** A browser whose person has entered the mailed code. */
    async as(email: string) {
      const browser = new TestBrowser(url);
      await browser.post('/api/auth/login/email', { email });
      await browser.post('/api/auth/callback/email', { email, code: mailedCode(email) });
      return browser;
    },
    /** Starts the programs of the demo stations that are in the database. */
    async openStations() {
      stations = await world.openStations({ db: db.query, serverUrl: url, log: laine.app.log });
      return stations;
    },
    async close() {
      await stations?.close();
      await laine.close();
      await db.close();
      await world.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
