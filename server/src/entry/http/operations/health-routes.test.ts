import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database } from '../../../ground/db/open-database.ts';
import type { Deps } from '../../../ground/deps.ts';
import { readSettings } from '../../../settings.ts';
import { describeOnPostgres, openTestDatabase } from '../../../testing/open-test-database.ts';
import { openApp } from '../open-app.ts';
import { healthRoutes } from './health-routes.ts';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

/** The answer of a process that has just started. */
async function ready() {
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  await using app = openApp(settings);
  healthRoutes(app, { db, settings, maintenance: { isOn: false } } as Deps);
  const { statusCode, body } = await app.inject('/readyz');
  return { statusCode, body };
}

test('a database that takes no writes is not ready, and is again when it does', async () => {
  expect(await ready()).toEqual({ statusCode: 200, body: 'ready' });
  // One connection is enough for sequential queries, so it's the database's only one.
  await sql`set default_transaction_read_only = on`.execute(db.query);
  expect(await ready()).toEqual({ statusCode: 503, body: 'the database takes no writes' });
  await sql`set default_transaction_read_only = off`.execute(db.query);
  expect(await ready()).toEqual({ statusCode: 200, body: 'ready' });
});

test('each check wants room of its own from the disk and leaves nothing behind', async () => {
  const size = async () => {
    const { rows } = await sql<{ path: string; bytes: number }>`
      select pg_relation_filepath('write_checks') as path, pg_relation_size('write_checks') as bytes`.execute(db.query);
    return rows[0];
  };
  await ready();
  const first = await size();
  await ready();
  const second = await size();
  expect(first?.bytes).toBe(4 * 8192);
  expect(second).toEqual({ path: expect.not.stringMatching(`^${first?.path}$`), bytes: first?.bytes });
});

describeOnPostgres('while a backup reads', () => {
  test('the database counts as ready', async () => {
    const begun = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const backup = db.transaction(async (tx) => {
      await sql`lock table write_checks in access share mode`.execute(tx);
      begun.resolve();
      await asked.promise;
    });
    await begun.promise;
    expect(await ready()).toEqual({ statusCode: 200, body: 'ready' });
    asked.resolve();
    await backup;
  });
});
