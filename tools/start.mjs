// npm start: set up what is missing, then run the whole product.
import { join } from 'node:path';
import { keepRunning } from './keep-running.mjs';
import { buildKiosk, buildWeb, installDependencies, nodeEnv, pinnedNode, root } from './setup.mjs';

const dev = process.argv.includes('--dev');
installDependencies();
if (!dev) buildWeb();
buildKiosk();

const entry = process.env.NODE_ENV === 'production' ? 'server/src/main.ts' : 'sandbox/src/main.ts';
// The texts' macros look for their settings in the working folder, which is the web app's only during its build.
const env = { ...nodeEnv(), LINGUI_CONFIG: join(root, 'web/lingui.config.ts') };
const command = [pinnedNode, [join(root, entry), ...(dev ? ['--dev'] : [])], { stdio: 'inherit', env }];
process.exit(await keepRunning(...command));
