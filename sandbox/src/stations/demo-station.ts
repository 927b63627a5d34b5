import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '@laine/server/ground/clock.ts';
import type { Db } from '@laine/server/ground/db/open-database.ts';
import { SimulatedHardware } from '@laine/station/drivers/simulated/simulated-hardware.ts';
import { openStationProgram, type StationProgram } from '@laine/station/open-station-program.ts';
import type { StationClock } from '@laine/station/station-clock.ts';
import type { StationLog } from '@laine/station/station-log.ts';
import { loadHardwareState, saveHardwareState } from './hardware-state-file.ts';
import { issueStationKey } from './issue-station-key.ts';
import { readDemoStation } from './read-demo-station.ts';
import type { StationPicture } from './station-calls.ts';

export type DemoStationOptions = {
  db: Db;
  stationId: string;
  serverUrl: string;
  /** The folder of all stations; each has its own folder in it. */
  dataDir: string;
  clock: Clock;
  /** Lets admins run commands, which here means on this machine. */
  allowExec: boolean;
  log: StationLog;
};

const POLL_INTERVAL_MS = 10;
const MAX_WAIT_MS = 5_000;

/** One simulated station: simulated lockers, and the real program that runs them. */
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
    const state = loadHardwareState(folder);
    const hardware = new SimulatedHardware(
      lockers.map((locker) => ({ ...locker, stood: state.find(({ number }) => number === locker.number) })),
    );
    const program = await openStationProgram({
      serverUrl,
      key: await issueStationKey(db, stationId, folder, clock.now()),
      dataDir: folder,
      clock: sharedClock(clock),
      driver: { wiredBy: [], open: async () => hardware },
      version: 'simulated',
      allowExec,
      updateCommand: undefined,
      log,
      // The server on the same machine answers again within moments. After fifty failures the key was probably
      // replaced.
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

  /** Somebody does something at the lockers. Resolves once the station has handled it. */
  async actByHand(act: (hardware: SimulatedHardware) => void): Promise<StationPicture> {
    act(this.#hardware);
    await this.#finishHandling();
    return this.picture();
  }

  async press(entry: Parameters<StationProgram['pressKeypad']>[0]) {
    await this.#waitForSessions(entry.code);
    const outcome = await this.program.pressKeypad(entry);
    await this.#finishHandling();
    return outcome;
  }

  /**
   * A script unplugs the network right after a payment and expects the station to know the code. A real station would
   * have had hours to get it, so here the station receives everything first.
   */
  async setNetwork(online: boolean): Promise<StationPicture> {
    if (!online) await this.#waitForSessions();
    this.#isPlugged = online;
    if (online) this.program.plug();
    else this.program.unplug();
    await this.#finishHandling();
    return this.picture();
  }

  /** Waits until the station is linked and has sent everything; returns at once if the network is unplugged. */
  async caughtUp(): Promise<void> {
    await this.#waitUntil(() => !this.#isPlugged || (this.program.isOnline() && this.program.countUnsent() === 0));
  }

  /** A person takes longer from the payment to the station than the session does. A script doesn't. */
  async #waitForSessions(code?: string): Promise<void> {
    const sessions = await this.#db
      .selectFrom('sessions')
      .select('id')
      .where('stationId', '=', this.id)
      .where('code', code === undefined ? 'is not' : '=', code ?? null)
      .where('status', 'in', ['created', 'started'])
      .execute();
    await this.#waitUntil(() => !this.#isPlugged || sessions.every(({ id }) => this.program.knowsSession(id)));
  }

  async #waitUntil(isDone: () => boolean): Promise<void> {
    const deadline = performance.now() + MAX_WAIT_MS;
    while (!isDone() && performance.now() < deadline) await pause(POLL_INTERVAL_MS);
  }

  async close(): Promise<void> {
    await this.program.close();
    this.#saveState();
  }

  async #finishHandling(): Promise<void> {
    await this.program.whenIdle();
    this.#saveState();
    await this.caughtUp();
  }

  #saveState(): void {
    saveHardwareState(this.#folder, this.#hardware.picture());
  }
}

/** The station uses the product's clock, with or without a network. Wall time and monotonic time jump together. */
function sharedClock(clock: Clock): StationClock {
  const bootedAt = clock.now().epochMilliseconds;
  return { now: () => clock.now(), monotonicInMs: () => clock.now().epochMilliseconds - bootedAt };
}
