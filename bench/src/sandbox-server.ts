import { openSandbox } from '@laine/sandbox/open-sandbox.ts';
import { stopOnSignals } from '@laine/server/operating/stop-on-signals.ts';

/** The product with the outside world, as `npm start` opens it. */

const sandbox = await openSandbox(process.env, 'build');
stopOnSignals(() => sandbox.close());
process.send?.({ url: sandbox.url });
