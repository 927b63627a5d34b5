// npm run plans: explains how PostgreSQL runs all queries behind the staff screens, in
// node_modules/.cache/laine/plans.md. Uses the network in DATABASE_URL, or a million sessions in a throwaway database,
// which takes some minutes to load.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, nodeEnv, pinnedNode, root } from './setup.mjs';

installDependencies();
const { startPostgres } = await import('./postgres.mjs');

const { DATABASE_URL: given } = process.env;
const postgres = given ? undefined : await startPostgres();
const run = (file, ...args) =>
  spawnSync(pinnedNode, [join(root, file), ...args], {
    stdio: 'inherit',
    env: { ...nodeEnv(), DATABASE_URL: given ?? postgres.url },
  }).status ?? 1;
const loaded = postgres ? run('bench/src/network/main.ts', 'million') : 0;
const status = loaded === 0 ? run('bench/src/plans/main.ts') : loaded;
await postgres?.stop();
process.exit(status);
