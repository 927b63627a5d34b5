import { SimulatedHardware } from '../drivers/simulated/simulated-hardware.ts';
import { openMemory } from '../memory/open-memory.ts';
import { openStationProgram } from '../open-station-program.ts';
import {
  exampleKey,
  exampleLocker,
  exampleSession,
  exampleStation,
  exampleSimulatedLocker,
} from './example-station.ts';
import { keptLog } from './kept-log.ts';
import { standingClock } from './standing-clock.ts';

/** `program-killed.test.ts` starts this program: a renter comes, and the power fails at the worst moment. */

const [dataDir = '', moment = ''] = process.argv.slice(2);

const die = () => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise<never>(() => undefined);
};

class DeadlyHardware extends SimulatedHardware {
  #scans = 0;
  #unlocks = 0;

  override async unlock(lockerNumber: number): Promise<void> {
    if (moment === 'before-unlock') await die();
    await super.unlock(lockerNumber);
    this.#unlocks += 1;
    if (moment === 'after-unlock') await die();
    // The first unlocks to collect, the second to bring back.
    if (moment === 'after-unlocking-the-return' && this.#unlocks === 2) await die();
  }

  override async scan(lockerNumber: number): Promise<string[]> {
    this.#scans += 1;
    // Before collection, after it, and after the return.
    if (this.#scans === 3) await die();
    return super.scan(lockerNumber);
  }
}

const clock = standingClock('2027-06-01T09:00:00Z');
const memory = openMemory(dataDir, clock, exampleKey);
memory.transaction(() => {
  memory.station.set(exampleStation());
  memory.lockers.applyUpdate([exampleLocker(1), exampleLocker(2)]);
  memory.sessions.applyUpdate({ sessions: [exampleSession()], removed: [], complete: true }, memory.journal.now().at);
});
memory.close();

const hardware = new DeadlyHardware([1, 2].map(exampleSimulatedLocker));
const program = await openStationProgram({
  serverUrl: 'http://127.0.0.1:9',
  key: exampleKey,
  dataDir,
  clock,
  driver: { wiredBy: [], open: async () => hardware },
  version: '1.2.3',
  allowExec: false,
  updateCommand: undefined,
  log: keptLog(),
});
await program.pressKeypad({ code: '4711', intent: 'open' });
hardware.take(1);
const collected = Promise.withResolvers<void>();
program.onScreen(({ view }) => {
  if (view.name === 'collected') collected.resolve();
});
hardware.closeDoor(1);
await collected.promise;
await program.pressKeypad({ code: '4711', intent: 'return' });
hardware.put(1);
hardware.closeDoor(1);
