// npm run keep-release: writes a small lived-in database of this version, from each engine, to
// server/src/testing/releases. Once, when a version is released: from then on the tests upgrade from it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, nodeEnv, pinnedNode, root } from './setup.mjs';

installDependencies();
const { startPostgres } = await import('./postgres.mjs');

const { TEST_POSTGRES_URL: given } = process.env;
const postgres = given ? undefined : await startPostgres();
const { status } = spawnSync(pinnedNode, [join(root, 'prove/src/releases/keep-release.ts')], {
  stdio: 'inherit',
  env: { ...nodeEnv(), TEST_POSTGRES_URL: given ?? postgres.url },
});
await postgres?.stop();
process.exit(status ?? 1);
