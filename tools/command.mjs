// npm run -s NAME -- …: the operator's commands on the server itself, each a file of that name in server/src/operating.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, nodeEnv, pinnedNode, root } from './setup.mjs';

const [name, ...args] = process.argv.slice(2);
installDependencies();
const { status } = spawnSync(pinnedNode, [join(root, 'server/src/operating', `${name}.ts`), ...args], {
  stdio: 'inherit',
  env: nodeEnv(),
});
process.exit(status ?? 1);
