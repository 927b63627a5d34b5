import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:all`. */
const isEverything = process.env['EVERYTHING'] === '1';

/** What stands on a database is tested on PostgreSQL; the rest of the sandbox needs none. */
const onDatabases = ['server/src/**/*.test.ts', 'sandbox/src/{demo,stations}/**/*.test.ts', 'bench/src/**/*.test.ts'];

/**
 * Both engines speak the same SQL through the same driver, and every journey runs on the embedded one. So that is asked for
 * the longest story of each room, and for what is its own.
 */
const onEmbedded = isEverything
  ? onDatabases
  : [...longestOfEachRoom(), 'server/src/ground/db/*.test.ts', 'server/src/ground/queue/runner-leases.test.ts'];

function longestOfEachRoom(): string[] {
  const rooms = Map.groupBy(globSync(onDatabases), dirname);
  const lengthOf = (file: string) => readFileSync(file).length;
  return [...rooms.values()].flatMap((files) => files.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 1));
}

/** Where nobody watches, a test is asked twice before it stops everybody. `tools/unsure-tests.mjs` names it all the same. */
const retry = process.env['CI'] ? 1 : 0;

const integration = (database: 'embedded' | 'postgres') => ({
  test: {
    name: database,
    include: database === 'embedded' ? onEmbedded : onDatabases,
    environment: 'node' as const,
    env: { TEST_DATABASE: database },
    globalSetup: ['server/src/testing/global-setup.ts'],
    retry,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // Tests wait for disks and sockets half of the time, so one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    // Modules keep nothing between tests, so a worker reads them once for all its files.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{palette,logging,contract,rules,legal,web,station,sandbox}/src/**/*.test.ts',
            'station/kiosk/**/*.test.ts',
            'tools/*.test.mjs',
          ],
          exclude: onDatabases,
          environment: 'node',
          retry,
          // Tests of the station and the outside world work with real files and sockets, on machines that may be busy.
          testTimeout: 30_000,
        },
      },
      integration('embedded'),
      integration('postgres'),
    ],
  },
});
