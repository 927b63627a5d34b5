import { systemClock } from '@laine/server/ground/clock.ts';
import { openLaine } from '@laine/server/laine.ts';
import { stopOnSignals } from '@laine/server/operating/stop-on-signals.ts';
import { readSettings } from '@laine/server/settings.ts';
import { sql } from 'kysely';
import { signInAs } from './network/sign-in-as.ts';

/** The product with its pages. A message makes a booking at the first station another one. */

const clock = systemClock();
const laine = await openLaine({ settings: readSettings({ ...process.env, PORT: '0' }), clock });
const { query } = laine.db;
const { email } = await query
  .selectFrom('accounts')
  .leftJoin('stationOwners', 'accountId', 'accounts.id')
  .select('email')
  .where('role', '=', 'user')
  .where('status', '=', 'active')
  .where('stationId', 'is', null)
  .orderBy('accounts.id')
  .executeTakeFirstOrThrow();
const token = await signInAs(laine.db, email ?? '', clock.now());
const url = await laine.app.listen({ port: 0, host: '127.0.0.1' });
stopOnSignals(() => laine.close());

let answer: (() => void) | undefined;
// Those who cache were there before, so they have heard of it by then.
await laine.db.listen('public-change', () => answer?.());

process.on('message', () => {
  answer = () => process.send?.({ isChanged: true });
  void query
    .updateTable('bookings')
    .set({ count: sql`4 - count` })
    .where('stationId', '=', 'beach-001')
    .where('count', '<>', 2)
    .execute();
});

process.send?.({ url, cookie: `login=${token}` });
