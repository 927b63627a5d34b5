// npm run bench: the performance table, printed and written to bench/results.json.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb, installDependencies, nodeEnv, pinnedNode, root } from './setup.mjs';

installDependencies();
buildWeb();
const { status } = spawnSync(pinnedNode, [join(root, 'bench/src/main.ts')], { stdio: 'inherit', env: nodeEnv() });
process.exit(status ?? 1);
