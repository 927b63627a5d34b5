// npm start: set up what is missing, then run the whole product.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildKiosk, buildWeb, installDependencies, nodeEnv, pinnedNode, root } from './setup.mjs';

const dev = process.argv.includes('--dev');
installDependencies();
if (!dev) buildWeb();
buildKiosk();

const entry = process.env.NODE_ENV === 'production' ? 'server/src/main.ts' : 'sandbox/src/main.ts';
// The texts' macros look for their settings in the working folder, which is the web app's only when it is built.
const env = { ...nodeEnv(), LINGUI_CONFIG: join(root, 'web/lingui.config.ts') };
const child = spawn(pinnedNode, [join(root, entry), ...(dev ? ['--dev'] : [])], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
