// npm start: set up what is missing, then run the whole product.
import { join } from 'node:path';
import { keepRunning } from './keep-running.mjs';
import { buildKiosk, buildWeb, installDependencies, nodeEnv, pinnedNode, root } from './setup.mjs';

const dev = process.argv.includes('--dev');
installDependencies();
if (!dev) buildWeb();
buildKiosk();

const entry = process.env.NODE_ENV === 'production' ? 'server/src/main.ts' : 'sandbox/src/main.ts';
const command = [pinnedNode, [join(root, entry), ...(dev ? ['--dev'] : [])], { stdio: 'inherit', env: nodeEnv() }];
process.exit(await keepRunning(...command));
