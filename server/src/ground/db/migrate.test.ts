import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase, describeOnPostgres, openTestDatabase } from '../../testing/open-test-database.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** Kysely's own lock id. */
const MIGRATOR_LOCK = 3853314791062309107n;

test('migrating again changes nothing', async () => {
  const db = await openTestDatabase();
  expect(await pendingMigrations(db)).toEqual([]);
  expect(await migrate(db)).toEqual({ applied: [], newer: [] });
  await db.close();
});

test('what a newer version has applied stays and is told, also while something of ours is missing', async () => {
  const db = await openTestDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')`.execute(db.query);
  expect(await migrate(db)).toEqual({ applied: [], newer: ['9999-later'] });
  await sql`drop table installation`.execute(db.query);
  await sql`delete from kysely_migration where name = '0076-installation'`.execute(db.query);
  expect(await migrate(db)).toEqual({ applied: ['0076-installation'], newer: ['9999-later'] });
  expect(await pendingMigrations(db)).toEqual([]);
  await db.close();
});

test('what version 0.1 made is refused in one sentence, and stays as it is', async () => {
  const db = await openTestDatabase();
  await sql`update kysely_migration set name = '0001-jobs' where name = '0001-queue'`.execute(db.query);
  const sentence = {
    embedded: /^DATA_DIR: this data folder was made by Laine 0\.1, .* Remove it to begin anew, or go on with 0\.1\.$/,
    postgres: /^DATABASE_URL: this database was made by Laine 0\.1, .* Name an empty one, or go on with 0\.1\.$/,
  }[db.engine];
  await expect(migrate(db)).rejects.toThrow(sentence);
  expect(await pendingMigrations(db)).toEqual(['0001-queue']);
  await db.close();
});

describeOnPostgres('on PostgreSQL', () => {
  test('three instances that start together migrate once', async () => {
    const { url, drop } = await createTestDatabase('template1');
    const instances = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url, dataDir: '' })));
    const pending = await Promise.all(instances.map(pendingMigrations));
    expect(pending[0]?.[0]).toBe('0001-queue');

    const results = await Promise.all(instances.map((instance) => migrate(instance)));
    expect(results.flatMap(({ applied }) => applied)).toEqual(pending[0]);
    expect(await Promise.all(instances.map(pendingMigrations))).toEqual([[], [], []]);

    await Promise.all(instances.map((instance) => instance.close()));
    await drop();
  });

  test('an instance that needs nothing does not wait for one that migrates', async () => {
    const { url, drop } = await createTestDatabase();
    const migrating = await openDatabase({ databaseUrl: url, dataDir: '' });
    const starting = await openDatabase({ databaseUrl: url, dataDir: '' });
    await migrating.unhurried(async (connection) => {
      await sql`select pg_advisory_lock(${MIGRATOR_LOCK})`.execute(connection);
      expect(await migrate(starting)).toEqual({ applied: [], newer: [] });
      await sql`select pg_advisory_unlock(${MIGRATOR_LOCK})`.execute(connection);
    });
    await Promise.all([migrating.close(), starting.close()]);
    await drop();
  });

  test('no time limit holds while migrating, and the usual one everywhere else', async () => {
    const db = await openTestDatabase();
    const limit = sql`show statement_timeout`;
    expect((await db.unhurried((connection) => limit.execute(connection))).rows).toEqual([{ statement_timeout: '0' }]);
    expect((await limit.execute(db.query)).rows).toEqual([{ statementTimeout: '30s' }]);
    await db.close();
  });
});
