import type { LinkLocker, LinkSession, LinkStation } from '@laine/contract/station-link.ts';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { onTestFinished } from 'vitest';
import { openMemory, type Memory } from '../memory/open-memory.ts';
import type { StationClock } from '../station-clock.ts';
import { exampleKey, exampleLocker, exampleSession, exampleStation } from './example-station.ts';
import { standingClock } from './standing-clock.ts';

export type Told = { station?: LinkStation; lockers?: LinkLocker[]; sessions?: LinkSession[] };

/** Simulates the server's data: a station with two lockers and one session. */
export function tell(memory: Memory, told: Told = {}): void {
  memory.transaction(() => {
    memory.station.set(told.station ?? exampleStation());
    memory.lockers.applyUpdate(told.lockers ?? [exampleLocker(1), exampleLocker(2)]);
    memory.sessions.applyUpdate(
      { sessions: told.sessions ?? [exampleSession()], removed: [], complete: true },
      memory.journal.now().at,
    );
  });
}

type TestMemory = { dataDir?: string; clock?: StationClock; key?: string };

export function openTestMemory(given: TestMemory = {}): Memory {
  const { dataDir = temporaryFolder(), clock = standingClock(), key = exampleKey } = given;
  const memory = openMemory(dataDir, clock, key);
  onTestFinished(() => {
    try {
      memory.close();
    } catch {
      // The test has closed it itself.
    }
  });
  return memory;
}
