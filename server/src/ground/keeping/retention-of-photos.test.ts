import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertAccount } from '../../identity/accounts/account-store.ts';
import { oldRows } from '../../testing/old-rows.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../secrets.ts';
import { purgeOldRows } from './purge-old-rows.ts';

const now = Temporal.Instant.from('2035-03-10T09:00:00Z');
const aYear = now.toZonedDateTimeISO('UTC').subtract({ years: 1 }).toInstant();

let db: Database;
let rows: ReturnType<typeof oldRows>;
beforeAll(async () => {
  db = await openTestDatabase();
  const { id } = await insertAccount(db.query, { email: 'anna@example.com', locale: 'en' }, aYear);
  rows = oldRows(db.query, id);
  await db.query.insertInto('stations').values({ id: 'pirita', createdAt: aYear, updatedAt: aYear }).execute();
});
beforeEach(async () => {
  await db.query.deleteFrom('photos').execute();
});
afterAll(() => db.close());

/** A picture of that age, of a claim that stands so. */
async function claimed(status: 'charged' | 'contested', at: Temporal.Instant) {
  const sessionId = await rows.insertSession(now, await rows.insertBooking(now));
  const claimId = newId();
  const row = { id: claimId, sessionId, stationId: 'pirita', createdAt: at, updatedAt: at };
  await db.query
    .insertInto('claims')
    .values({ ...row, status, amountInCents: 1, note: '' })
    .execute();
  await rows.insertPhoto(at, { claimId });
  return claimId;
}

const left = async () => {
  await purgeOldRows({ db, now: () => now } as Deps);
  return (await db.query.selectFrom('photos').select('claimId').execute()).map(({ claimId }) => claimId);
};

test('photos go a year after they were taken', async () => {
  const younger = await claimed('charged', aYear.add({ seconds: 1 }));
  await claimed('charged', aYear.subtract({ seconds: 1 }));
  expect(await left()).toEqual([younger]);
});

test('photos stay while a claim is not decided', async () => {
  const open = await claimed('contested', aYear.subtract({ seconds: 1 }));
  expect(await left()).toEqual([open]);
});
