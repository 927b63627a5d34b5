import { systemClock } from './ground/clock.ts';
import { openLaine } from './laine.ts';
import { startExitCode, startFailure } from './operating/start-failure.ts';
import { stopOnSignals } from './operating/stop-on-signals.ts';
import { readSettings } from './settings.ts';

/** Laine in production. On a developer's machine `sandbox/src/main.ts` starts it together with the outside world. */

try {
  const laine = await openLaine({ settings: readSettings(process.env), clock: systemClock() });
  const address = await laine.listen();
  laine.app.log.info({ address }, 'listening');
  stopOnSignals(() => laine.close());
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(startExitCode(error));
}
