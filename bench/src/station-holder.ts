import { systemClock } from '@laine/server/ground/clock.ts';
import { openLaine } from '@laine/server/laine.ts';
import { stopOnSignals } from '@laine/server/operating/stop-on-signals.ts';
import { readSettings } from '@laine/server/settings.ts';
import { tellMemory } from './tell-memory.ts';

/** The product as a holder of stations' sockets. Needs `--expose-gc`: only retained memory counts. */

const settings = readSettings({ ...process.env, PORT: '0', LOG_LEVEL: 'silent' });
const laine = await openLaine({ settings, clock: systemClock(), web: 'none' });
const url = await laine.listen();
stopOnSignals(() => laine.close());
tellMemory();
process.send?.({ url });
