import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, describeOnPostgres } from '../../testing/open-test-database.ts';
import type { Database, Db } from './open-database.ts';
import { openDatabase } from './open-database.ts';

describeOnPostgres('statements on PostgreSQL', () => {
  let url: string;
  let drop: () => Promise<void>;
  const opened: Database[] = [];
  beforeAll(async () => {
    ({ url, drop } = await createTestDatabase());
  });
  afterAll(async () => {
    for (const db of opened) await db.close();
    await drop();
  });

  async function open(ending = ''): Promise<Database> {
    const address = new URL(url);
    if (ending) address.searchParams.set('prepared', ending);
    const db = await openDatabase({ databaseUrl: address.href, dataDir: '' });
    opened.push(db);
    return db;
  }

  const prepared = async (db: Db) =>
    (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows;

  test('are prepared once they are asked again and again', async () => {
    const db = await open();
    await db.transaction(async (tx) => {
      for (const number of [1, 2]) await sql`select ${number}::integer as seldom`.execute(tx);
      for (const number of [1, 2, 3, 4]) {
        const { rows } = await sql`select ${number}::integer as often`.execute(tx);
        expect(rows).toEqual([{ often: number }]);
      }
      expect(await prepared(tx)).toEqual([{ statement: 'select $1::integer as often' }]);
    });
  });

  test('are not prepared behind a pooler that would lose them', async () => {
    const db = await open('off');
    await db.transaction(async (tx) => {
      for (const number of [1, 2, 3, 4]) await sql`select ${number}::integer as often`.execute(tx);
      expect(await prepared(tx)).toEqual([]);
    });
  });

  test('go on after a newer version has changed the table, of which only one learns by failing', async () => {
    const db = await open();
    await sql`create table things (id integer)`.execute(db.query);
    const ask = () => sql`select * from things where id = ${1}`.execute(db.query);
    for (let use = 0; use < 4; use += 1) await ask();
    await sql`alter table things add column name text`.execute(db.query);
    await expect(ask()).rejects.toThrow('cached plan');
    await expect(ask()).resolves.toMatchObject({ rows: [] });
  });
});
