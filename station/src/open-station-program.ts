import { allDone } from '@laine/contract/one-at-a-time.ts';
import { AttachedHardware } from './doors/attached-hardware.ts';
import { CardReader } from './doors/card-reader.ts';
import { Doors } from './doors/doors.ts';
import { FaultWatch } from './doors/fault-watch.ts';
import type { HardwareDriver } from './drivers/hardware-driver.ts';
import { KnownTime } from './known-time.ts';
import { answerServer } from './link/answer-server.ts';
import { ServerTime } from './link/server-time.ts';
import { StationLink } from './link/station-link.ts';
import { openMemory } from './memory/open-memory.ts';
import { DoorWatch } from './rental/door-watch.ts';
import { endSessionsWithBoardInside } from './rental/end-sessions-with-board-inside.ts';
import type { RentalDeps } from './rental/rental-deps.ts';
import { tellOfOpenDoors } from './rental/tell-of-open-doors.ts';
import type { KeypadEntry } from './screen/draw-view.ts';
import { HourDesk } from './screen/hour-desk.ts';
import { ReportDesk } from './screen/report-desk.ts';
import type { KeypadOutcome, Screen, Touch } from './screen/screen.ts';
import { ShownPage } from './screen/shown-page.ts';
import { StaffDesk } from './screen/staff-desk.ts';
import { TouchScreen } from './screen/touch-screen.ts';
import type { StationClock } from './station-clock.ts';
import type { StationLog } from './station-log.ts';
import { ProgramUpdate } from './update/program-update.ts';

const TICK_MS = 1_000;

export type StationProgramOptions = {
  serverUrl: string;
  key: string;
  dataDir: string;
  clock: StationClock;
  driver: HardwareDriver;
  version: string;
  allowExec: boolean;
  updateCommand: string | undefined;
  log: StationLog;
  /** Tests shorten it. */
  opensWithinInMs?: number;
  waitBeforeRetryInMs?: (failuresInARow: number) => number;
};

export type StationProgram = {
  screen(): Screen;
  onScreen(listener: (screen: Screen) => void): () => void;
  touch(touch: Touch): Promise<Screen>;
  pressKeypad(entry: KeypadEntry): Promise<KeypadOutcome>;
  /** The PIN of the staff page, as the server sent it; undefined if there is none. */
  adminPin(): string | undefined;
  isOnline(): boolean;
  plug(): void;
  unplug(): void;
  /** Sends the station's time to the server and handles everything that is due: for after a jump of the clock. */
  pingNow(): Promise<void>;
  /** Resolves when no door is in use, for scripts that act as hands. */
  whenIdle(): Promise<void>;
  countUnsent(): number;
  /** True once the server has sent the session. */
  knowsSession(id: string): boolean;
  close(): Promise<void>;
};

/** Serves customers from memory and hardware; the link only keeps both ends informed. */
export async function openStationProgram(options: StationProgramOptions): Promise<StationProgram> {
  const { clock, log, version, dataDir } = options;
  const stop = new AbortController();
  const stopping = stop.signal;
  const memory = openMemory(dataDir, clock, options.key);
  const booted = memory.journal.now();
  const serverTime = new ServerTime(() => clock.monotonicInMs());
  const hardware = new AttachedHardware(options.driver, log);
  const faults = new FaultWatch(hardware, memory, clock);
  const doors = new Doors({
    hardware,
    opensWithinInMs: options.opensWithinInMs,
    stopping,
    onMoved: (move) => watch.moved(move),
  });
  const rental: RentalDeps = {
    memory,
    time: new KnownTime({ clock, serverTime, bootId: booted.bootId }),
    hardware,
    doors,
    stopping,
    publish: (event) => page.onRentalEvent(event),
    log,
  };
  const watch = new DoorWatch(rental);
  const cards = new CardReader(hardware, (rfid) => {
    screen.holdCard(rfid).catch((error: unknown) => log.error({ error: String(error) }, 'a paddle was not served'));
  });
  const desk = new StaffDesk({ rental, cards, faults, version, booted, onChange: () => page.refresh() });
  const page = new ShownPage({ rental, desk, isOnline: () => link.isOnline() });
  const hours = new HourDesk({ rental, page, ask: (wish) => link.extend(wish) });
  const reports = new ReportDesk({ rental, page });
  const screen = new TouchScreen({ rental, desk, hours, reports, page });
  const { time } = rental;
  const update = new ProgramUpdate({ memory, time, dataDir, version, command: options.updateCommand, log });
  const { allowExec, serverUrl, key, waitBeforeRetryInMs } = options;
  const link = new StationLink({
    serverUrl,
    key,
    version,
    memory,
    clock,
    serverTime,
    handlers: answerServer({ rental, cards, serverTime, allowExec, update }),
    log,
    waitInMs: waitBeforeRetryInMs,
  });

  const attach = () =>
    hardware.attach(
      memory.station.prefs(),
      memory.lockers.list().map(({ number }) => number),
    );
  const lookAround = () => {
    try {
      endSessionsWithBoardInside(rental);
      tellOfOpenDoors(rental, booted);
      faults.tellWhatIsDue();
      update.look();
    } finally {
      page.tick();
    }
  };
  /** A full disk must not end the program: it serves as far as it can and recovers when there is room. */
  const tick = () => {
    try {
      lookAround();
    } catch (error) {
      log.error({ error: String(error) }, 'could not look around');
    }
  };
  hardware.onAttached(() => void watch.lookAtDoors());
  hardware.onFault(({ part, isSilent }) => {
    if (part === 'doors' && !isSilent) void watch.lookAtDoors();
  });
  memory.onChange(() => {
    link.flush();
    void attach();
    page.refresh();
  });
  link.onChange(() => page.refresh());
  await attach();
  const ticking = setInterval(tick, TICK_MS);

  return {
    screen: () => page.screen(),
    onScreen: (listener) => page.onChange(listener),
    touch: (touch) => screen.touch(touch),
    pressKeypad: (entry) => screen.pressKeypad(entry),
    adminPin: () => memory.station.prefs().adminPin,
    isOnline: () => link.isOnline(),
    plug: () => link.plug(),
    unplug: () => link.unplug(),
    async pingNow() {
      lookAround();
      await link.pingNow();
    },
    whenIdle: () => allDone(doors),
    countUnsent: () => memory.journal.countUnsent(),
    knowsSession: (id) => memory.sessions.find(id) !== undefined,
    async close() {
      clearInterval(ticking);
      stop.abort(new Error('The program stops'));
      await link.close();
      await allDone(doors);
      await hardware.close();
      memory.close();
    },
  };
}
