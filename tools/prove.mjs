// npm run prove [name …]: the long reliability runs; SEED= repeats one, ROUNDS= makes it shorter or longer.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildKiosk, buildWeb, installDependencies, nodeEnv, pinnedNode, root } from './setup.mjs';

installDependencies();
buildWeb();
buildKiosk();
const { startPostgres } = await import('./postgres.mjs');

const postgres = await startPostgres();
const { status } = spawnSync(pinnedNode, [join(root, 'prove/src/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...nodeEnv(), TEST_POSTGRES_URL: postgres.url },
});
await postgres.stop();
process.exit(status ?? 1);
