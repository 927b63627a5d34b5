import { availableParallelism } from 'node:os';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';
import { compiledCatalogs } from './texts/src/compiled-catalogs.ts';

/** `npm run test:all`. */
const isEverything = process.env['EVERYTHING'] === '1';

/** What stands on a database is tested on PostgreSQL; the rest of the sandbox needs none. */
const onDatabases = [
  'server/src/**/*.test.ts',
  'sandbox/src/{demo,stations}/**/*.test.ts',
  'bench/src/**/*.test.ts',
  'tools/tables.test.mjs',
];

/**
 * Both engines speak the same SQL through the same driver, and every journey runs on the embedded one, through all domains.
 * What is left to ask of it is its own: files, one connection, a copy that is restored.
 */
const onEmbedded = isEverything
  ? onDatabases
  : ['server/src/ground/{db,queue}/**/*.test.ts', 'server/src/operating/upgrade-releases.test.ts'];

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
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

/** Its types ask for every option of Babel. */
const macros = babel({ presets: [linguiTransformerBabelPreset()] } as Parameters<typeof babel>[0]);

export default defineConfig({
  test: {
    // Tests wait for disks and sockets half of the time, so one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    // Modules keep nothing between tests, so a worker reads them once for all its files.
    isolate: false,
    projects: [
      {
        plugins: [macros, compiledCatalogs()],
        test: {
          name: 'unit',
          include: [
            '{palette,logging,contract,rules,legal,texts,web,station,sandbox}/src/**/*.test.ts',
            'station/kiosk/**/*.test.ts',
            'tools/*.test.mjs',
          ],
          exclude: onDatabases,
          environment: 'node',
          retry,
          // Tests of the station and the outside world work with real files and sockets, on machines that may be busy.
          testTimeout: 60_000,
        },
      },
      integration('embedded'),
      integration('postgres'),
    ],
  },
});
