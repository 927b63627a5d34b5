import { startExitCode, startFailure } from '@laine/server/operating/start-failure.ts';
import { stopOnSignals } from '@laine/server/operating/stop-on-signals.ts';
import { openSandbox, type Sandbox } from './open-sandbox.ts';
import { startBlock } from './start-block.ts';

/** Laine on a developer's machine: the whole product, demo data and the outside world, in one process. */

const opening: Promise<Sandbox> = openSandbox(process.env, process.argv.includes('--dev') ? 'dev' : 'build');
// A failed start has already closed everything.
stopOnSignals(async () => (await opening.catch(() => undefined))?.close());
try {
  const { url } = await opening;
  process.stdout.write(startBlock(url));
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(startExitCode(error));
}
