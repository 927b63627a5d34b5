import type { EventEnvelope } from '@laine/contract/station-link.ts';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { onTestFinished } from 'vitest';
import { SimulatedHardware } from '../drivers/simulated/simulated-hardware.ts';
import { openMemory, type Memory } from '../memory/open-memory.ts';
import { openStationProgram, type StationProgramOptions } from '../open-station-program.ts';
import { exampleKey, exampleSimulatedLocker } from './example-station.ts';
import { keptLog } from './kept-log.ts';
import { tell, type Told } from './open-test-memory.ts';
import { standingClock, type StandingClock } from './standing-clock.ts';

export type TestStationOptions = Partial<Omit<StationProgramOptions, 'clock' | 'log' | 'driver'>> & {
  /** The server's data before it fell silent; null for a station that was never linked. */
  told?: Told | null;
  clock?: StandingClock;
  hardware?: SimulatedHardware;
};

/** A station with simulated lockers and, unless a test gives an address, no server in reach. */
export async function openTestStation({ told = {}, ...given }: TestStationOptions = {}) {
  const { clock = standingClock(), hardware = new SimulatedHardware([1, 2].map(exampleSimulatedLocker)) } = given;
  const { dataDir = temporaryFolder(), key = exampleKey } = given;
  if (told) withMemory({ dataDir, clock, key }, (memory) => tell(memory, told));
  const log = keptLog();
  const program = await openStationProgram({
    // Nobody listens on the discard port.
    serverUrl: 'http://127.0.0.1:9',
    key,
    version: '1.2.3',
    allowExec: false,
    updateCommand: undefined,
    opensWithinInMs: 5,
    waitBeforeRetryInMs: () => 5,
    ...given,
    dataDir,
    clock,
    driver: { wiredBy: [], open: async () => hardware },
    log,
  });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await program.close();
    isOpen = false;
  };
  onTestFinished(close);
  return {
    program,
    hardware,
    clock,
    dataDir,
    log,
    close,
    view: () => program.screen().view,
    /** Ends the program and reads its journal, for all boots. */
    async endAndListEvents(): Promise<EventEnvelope[]> {
      await close();
      return withMemory({ dataDir, clock, key }, listAll);
    },
  };
}

type Place = { dataDir: string; clock: StandingClock; key: string };

function withMemory<T>({ dataDir, clock, key }: Place, work: (memory: Memory) => T): T {
  const memory = openMemory(dataDir, clock, key);
  try {
    return work(memory);
  } finally {
    memory.close();
  }
}

function listAll(memory: Memory): EventEnvelope[] {
  const batch = memory.journal.listOldest(1000, 10_000_000);
  if (!batch) return [];
  memory.acknowledge(batch.bootId, Number.MAX_SAFE_INTEGER);
  return [...batch.events, ...listAll(memory)];
}
