// npm run -s recover -- ADDRESS: takes the passkeys, recovery codes and links to Google or Facebook of an account away, for
// somebody who has lost all of them. Works on the database of DATABASE_URL; without one on that of DATA_DIR, while the server does not run.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, nodeEnv, pinnedNode, root } from './setup.mjs';

installDependencies();
const { status } = spawnSync(pinnedNode, [join(root, 'server/src/recover.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: nodeEnv(),
});
process.exit(status ?? 1);
