import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '@laine/server/clock.ts';
import type { Db } from '@laine/server/db/open-database.ts';
import { SimulatedHardware } from '@laine/station/drivers/simulated.ts';
import { openStationProgram, type StationProgram } from '@laine/station/program.ts';
import type { StationClock } from '@laine/station/station-clock.ts';
import type { StationLog } from '@laine/station/station-log.ts';
import { readDemoStation } from './read-demo-station.ts';
import { loadMetal, saveMetal } from './metal-file.ts';
import type { StationPicture } from './station-calls.ts';
import { ownStationKey } from './station-key.ts';

export type DemoStationOptions = {
  db: Db;
  stationId: string;
  serverUrl: string;
  /** Of all stations; each has a folder of its own in it. */
  dataDir: string;
  clock: Clock;
  /** Whether admins may run commands, which here means on this machine. */
  allowExec: boolean;
  log: StationLog;
};

const LOOK_AGAIN_IN_MS = 10;
const MOST_PATIENCE_IN_MS = 5_000;

/** One simulated station: lockers without metal, and the real program that runs them. */
export class DemoStation {
  readonly #db: Db;
  readonly #name: string;
  readonly #folder: string;
  readonly #hardware: SimulatedHardware;
  readonly program: StationProgram;
  readonly id: string;
  #isPlugged = true;

  private constructor(facts: {
    db: Db;
    id: string;
    name: string;
    folder: string;
    hardware: SimulatedHardware;
    program: StationProgram;
  }) {
    this.#db = facts.db;
    this.id = facts.id;
    this.#name = facts.name;
    this.#folder = facts.folder;
    this.#hardware = facts.hardware;
    this.program = facts.program;
  }

  static async open(options: DemoStationOptions): Promise<DemoStation> {
    const { db, stationId, serverUrl, dataDir, clock, allowExec, log } = options;
    const folder = join(dataDir, stationId);
    await mkdir(folder, { recursive: true });
    const { name, lockers } = await readDemoStation(db, stationId);
    const metal = loadMetal(folder);
    const hardware = new SimulatedHardware(
      lockers.map((locker) => ({ ...locker, stood: metal.find(({ number }) => number === locker.number) })),
    );
    const program = await openStationProgram({
      serverUrl,
      key: await ownStationKey(db, stationId, folder, clock.now()),
      dataDir: folder,
      clock: sharedClock(clock),
      hardware: async () => hardware,
      version: 'simulated',
      allowExec,
      updateCommand: undefined,
      log,
      // On one machine the server is never far, but a key that was replaced will never be taken again.
      waitBeforeRetryInMs: (failuresInARow) => Math.min(200 * 2 ** Math.max(0, failuresInARow - 50), 10_000),
    });
    return new DemoStation({ db, id: stationId, name, folder, hardware, program });
  }

  picture(): StationPicture {
    return {
      id: this.id,
      name: this.#name,
      online: this.program.isOnline(),
      isPlugged: this.#isPlugged,
      unsentEvents: this.program.countUnsent(),
      screen: this.program.screen().view,
      adminPin: this.program.adminPin() ?? null,
      lockers: this.#hardware.picture(),
    };
  }

  /** Hands do something, and the station deals with it. */
  async hands(act: (hardware: SimulatedHardware) => void): Promise<StationPicture> {
    act(this.#hardware);
    await this.#dealtWith();
    return this.picture();
  }

  async press(entry: Parameters<StationProgram['pressKeypad']>[0]) {
    await this.#heardOf(entry.code);
    const outcome = await this.program.pressKeypad(entry);
    await this.#dealtWith();
    return outcome;
  }

  /** Whoever unplugs it after a payment expects the code to be there, as hours later on a beach. */
  async setNetwork(online: boolean): Promise<StationPicture> {
    if (!online) await this.#heardOf();
    this.#isPlugged = online;
    if (online) this.program.plug();
    else this.program.unplug();
    await this.#dealtWith();
    return this.picture();
  }

  /** Linked, and nothing left to tell; at once where the network is unplugged. */
  async told(): Promise<void> {
    await this.#wait(() => !this.#isPlugged || (this.program.isOnline() && this.program.countUnsent() === 0));
  }

  /** From the payment to the station a person takes longer than the news; a script does not. */
  async #heardOf(code?: string): Promise<void> {
    const sessions = await this.#db
      .selectFrom('sessions')
      .select('id')
      .where('stationId', '=', this.id)
      .where('code', code === undefined ? 'is not' : '=', code ?? null)
      .where('status', 'in', ['created', 'started'])
      .execute();
    await this.#wait(() => !this.#isPlugged || sessions.every(({ id }) => this.program.knowsSession(id)));
  }

  async #wait(isOver: () => boolean): Promise<void> {
    const deadline = performance.now() + MOST_PATIENCE_IN_MS;
    while (!isOver() && performance.now() < deadline) await pause(LOOK_AGAIN_IN_MS);
  }

  async close(): Promise<void> {
    await this.program.close();
    this.#remember();
  }

  async #dealtWith(): Promise<void> {
    await this.program.settled();
    this.#remember();
    await this.told();
  }

  #remember(): void {
    saveMetal(this.#folder, this.#hardware.picture());
  }
}

/** The product's clock on the beach, with or without a network: both kinds of time jump together. */
function sharedClock(clock: Clock): StationClock {
  const bootedAt = clock.now().epochMilliseconds;
  return { now: () => clock.now(), monotonicInMs: () => clock.now().epochMilliseconds - bootedAt };
}
