import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database, Tx } from './open-database.ts';
import { together } from './together.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await sql`create table steps (number integer primary key, name text)`.execute(db.query);
});
afterAll(() => db.close());

const numbers = async () =>
  (await sql<{ number: number }>`select number from steps order by number`.execute(db.query)).rows;

test('statements sent at once are answered in their order', async () => {
  const [, , { rows }] = await db.transaction((tx) =>
    together(
      sql`insert into steps values (${1}, 'first')`.execute(tx),
      sql`update steps set name = name || ${' and only'} where number = 1`.execute(tx),
      sql<{ name: string }>`select name from steps where number = ${1}`.execute(tx),
    ),
  );
  expect(rows).toEqual([{ name: 'first and only' }]);
});

test('the first failure counts, and nothing of the transaction stays', async () => {
  const failing = db.transaction(async (tx) => {
    const late = async () => {
      await sql`insert into steps values (${3}, 'third')`.execute(tx);
      await sql`insert into steps values (${4}, 'fourth')`.execute(tx);
    };
    await together(
      late(),
      sql`insert into steps values (${1}, 'twice')`.execute(tx),
      sql`insert into steps values (${5}, 'fifth')`.execute(tx),
    );
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await numbers()).toEqual([{ number: 1 }]);
});

test('another one begins after a refusal between the answers', async () => {
  const refused = db.transaction(async (tx) => {
    const inserted = sql`insert into steps values (${2}, 'second')`.execute(tx);
    await together(inserted, Promise.reject(new Error('refused')));
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await numbers()).toEqual([{ number: 1 }]);
});

test('nothing is sent any more once its transaction is over', async () => {
  const left: Promise<PromiseSettledResult<void>[]>[] = [];
  const insertAll = async (tx: Tx) => {
    for (const number of [6, 7, 8]) await sql`insert into steps values (${number}, 'late')`.execute(tx);
  };
  const refused = db.transaction(async (tx) => {
    left.push(Promise.allSettled([insertAll(tx)]));
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  const [[late] = []] = await Promise.all(left);
  expect(late).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('ransaction') } });
  expect(await numbers()).toEqual([{ number: 1 }]);
});
