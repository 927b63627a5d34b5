import { systemClock } from '@laine/server/ground/clock.ts';
import { openLaine } from '@laine/server/laine.ts';
import { stopOnSignals } from '@laine/server/operating/stop-on-signals.ts';
import { readSettings } from '@laine/server/settings.ts';
import { tellMemory } from './tell-memory.ts';

/** The product without its pages. Retained memory is only told with `--expose-gc`. */

const settings = readSettings({ PORT: '0', LOG_LEVEL: 'silent', ...process.env });
const laine = await openLaine({ settings, clock: systemClock(), web: 'none' });
const url = await laine.listen();
stopOnSignals(() => laine.close());
tellMemory();
process.send?.({ url });
