import { loadDemoData } from '@laine/sandbox/demo/load-demo-data.ts';
import { systemClock } from '@laine/server/ground/clock.ts';
import { openLaine } from '@laine/server/laine.ts';
import { stopOnSignals } from '@laine/server/operating/stop-on-signals.ts';
import { readSettings } from '@laine/server/settings.ts';

/** The product as customers get it, on the embedded database with the demo data. */

const clock = systemClock();
const laine = await openLaine({ settings: readSettings({ ...process.env, PORT: '0' }), clock });
await loadDemoData(laine.db, clock.now());
const url = await laine.listen();
stopOnSignals(() => laine.close());
process.send?.({ url });
