// npm run bench: the performance table, printed and written to bench/results.json.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb, installDependencies, nodeEnv, pinnedNode, root } from './setup.mjs';

installDependencies();
buildWeb();
const { startPostgres } = await import('./postgres.mjs');

const postgres = await startPostgres();
const { status } = spawnSync(pinnedNode, [join(root, 'bench/src/main.ts')], {
  stdio: 'inherit',
  env: { ...nodeEnv(), TEST_POSTGRES_URL: postgres.url },
});
await postgres.stop();
process.exit(status ?? 1);
