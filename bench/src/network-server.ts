import { systemClock } from '@laine/server/ground/clock.ts';
import { openLaine } from '@laine/server/laine.ts';
import { stopOnSignals } from '@laine/server/operating/stop-on-signals.ts';
import { readSettings } from '@laine/server/settings.ts';
import { signInAs } from './network/sign-in-as.ts';

/** The product on a loaded network, with its admin signed in. Nothing runs in the background. */

const clock = systemClock();
const laine = await openLaine({ settings: readSettings({ ...process.env, PORT: '0' }), clock, web: 'none' });
const token = await signInAs(laine.db, 'person-0@example.com', clock.now());
const url = await laine.app.listen({ port: 0, host: '127.0.0.1' });
stopOnSignals(() => laine.close());
process.send?.({ url, cookie: `login=${token}` });
