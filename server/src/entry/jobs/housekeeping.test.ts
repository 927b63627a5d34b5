import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../ground/db/open-database.ts';
import type { Tables } from '../../ground/db/tables.ts';
import { asJson } from '../../ground/db/tables/json.ts';
import type { Deps } from '../../ground/deps.ts';
import { newId } from '../../ground/secrets.ts';
import { insertAccount } from '../../identity/accounts/account-store.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { housekeepingHandler } from './housekeeping.ts';

const now = Temporal.Instant.from('2035-03-10T09:00:00Z');
const longAgo = Temporal.Instant.from('2030-03-10T09:00:00Z');

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const count = async (table: keyof Tables) => (await db.query.selectFrom(table).selectAll().execute()).length;

test('a kind of row that cannot be purged is told of, and stops neither another kind nor what else is done', async () => {
  await sql`create function refuse_deletion() returns trigger language plpgsql as $$ begin
    raise exception 'not today'; end $$`.execute(db.query);
  await sql`create trigger refuse_deletion before delete on logs
    for each row execute function refuse_deletion()`.execute(db.query);
  const common = { createdAt: longAgo, updatedAt: longAgo };
  await db.query
    .insertInto('stations')
    .values({ ...common, id: 'pirita' })
    .execute();
  const old = { ...common, stationId: 'pirita', data: asJson({}) };
  await db.query
    .insertInto('logs')
    .values({ ...old, id: newId(), title: 'fault: x' })
    .execute();
  await db.query
    .insertInto('pings')
    .values({ ...old, id: newId() })
    .execute();
  const { id: accountId } = await insertAccount(db.query, { email: 'anna@example.com', locale: 'en' }, now);
  await db.query
    .insertInto('rememberedContacts')
    .values({ contactHash: 'x', reason: 'ban', accountId, until: longAgo })
    .execute();

  const deps = { db, now: () => now, log: silentLog } as unknown as Deps;
  const kept = housekeepingHandler(deps).run({}, { attempt: 1, jobId: 1 });
  await expect(kept).rejects.toMatchObject({ errors: [{ message: 'not purged: logs of stations' }] });
  expect([await count('logs'), await count('pings'), await count('rememberedContacts')]).toEqual([1, 0, 0]);
});
