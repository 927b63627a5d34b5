import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@laine/server/ground/db/open-database.ts';
import { type Laine, openLaine } from '@laine/server/laine.ts';
import { type LinkScene, openLinkScene } from '@laine/server/testing/open-link-scene.ts';
import { createDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import { Cable } from './cable.ts';
import { eventually } from './eventually.ts';
import { ProvenStation } from './proven-station.ts';

export type ProvenBeach = {
  place: Awaited<ReturnType<LinkScene['beach']>>;
  station: ProvenStation;
  staffLocker: number;
};

/**
 * A product on PostgreSQL with two servers, the second of which comes and goes, and stations whose programs run in
 * processes of their own. Each new connection of a station goes to the other server.
 */
export class BeachScene {
  readonly scene: LinkScene;
  readonly #databaseUrl: string;
  readonly #dataDir: string;
  readonly #firstPort: number;
  readonly #stations: ProvenStation[] = [];
  #second: { laine: Laine; port: number; close(): Promise<void> } | undefined;
  #connections = 0;
  serverRestarts = 0;

  private constructor(scene: LinkScene, databaseUrl: string, dataDir: string) {
    this.scene = scene;
    this.#databaseUrl = databaseUrl;
    this.#dataDir = dataDir;
    this.#firstPort = Number(new URL(scene.url).port);
  }

  static async open<T>(serverUrl: string, work: (beaches: BeachScene) => Promise<T>): Promise<T> {
    const databaseUrl = inDatabase(serverUrl, await createDatabase(serverUrl, 'template1'));
    const scene = await openLinkScene({ db: await openDatabase({ databaseUrl, dataDir: '' }) });
    const beaches = new BeachScene(scene, databaseUrl, await mkdtemp(join(tmpdir(), 'laine-beach-')));
    try {
      await beaches.#openSecond();
      return await work(beaches);
    } finally {
      await beaches.#close();
    }
  }

  /** Includes one locker that is never rented: staff open it remotely. */
  async beach({ lockers }: { lockers: number }): Promise<ProvenBeach> {
    const staffLocker = lockers + 1;
    const place = await this.scene.beach({ lockers: staffLocker });
    await this.scene.db.query
      .updateTable('lockers')
      .set({ status: 'disabled' })
      .where('stationId', '=', place.id)
      .where('number', '=', staffLocker)
      .execute();
    const station = new ProvenStation({
      stationId: place.id,
      key: place.key,
      lockerNumbers: Array.from({ length: staffLocker }, (_, index) => index + 1),
      dataDir: this.#dataDir,
      cable: await Cable.lay(() => this.#nextPort()),
      clock: this.scene.clock,
    });
    this.#stations.push(station);
    await station.start();
    await this.calm([station]);
    return { place, station, staffLocker };
  }

  /** Every program runs, is linked and has sent everything. */
  async calm(stations: ProvenStation[] = this.#stations): Promise<void> {
    await Promise.all(
      stations.map(async (station) => {
        station.deathPlan = undefined;
        station.cable.plug();
        await station.start();
        await station.ask('untilIdle', {});
        await eventually(`${station.id} has told everything`, async () => {
          const { isOnline, unsent } = await station.ask('state', {});
          return isOnline && unsent === 0;
        });
      }),
    );
  }

  /** Time passes for everybody, in reach or not. No message may be on its way between a station and the server. */
  async advance(by: Temporal.DurationLike): Promise<void> {
    this.scene.clock.advance(by);
    await Promise.all(this.#stations.map((station) => station.learnTime()));
    await Promise.all(this.#stations.map((station) => station.ask('ping', {}).catch(() => undefined)));
    await this.scene.jobs.drain();
  }

  async restartServer(): Promise<void> {
    this.serverRestarts += 1;
    const second = this.#second;
    this.#second = undefined;
    await second?.close();
    await this.#openSecond();
  }

  async #openSecond(): Promise<void> {
    const db = await openDatabase({ databaseUrl: this.#databaseUrl, dataDir: '' });
    const { settings, clock } = this.scene;
    const laine = await openLaine({ settings: { ...settings, port: 0 }, clock, db, web: 'none' });
    const port = Number(new URL(await laine.listen()).port);
    this.#second = {
      laine,
      port,
      async close() {
        await laine.close();
        await db.close();
      },
    };
  }

  #nextPort(): number {
    this.#connections += 1;
    return this.#second && this.#connections % 2 === 0 ? this.#second.port : this.#firstPort;
  }

  async #close(): Promise<void> {
    await Promise.all(this.#stations.map((station) => station.kill()));
    await this.#second?.close();
    await this.scene.close();
    await Promise.all(this.#stations.map(({ cable }) => cable.close()));
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
