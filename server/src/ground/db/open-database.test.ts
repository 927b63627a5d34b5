import { SOON } from '@laine/contract/testing/soon.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database, Db } from './open-database.ts';
import { asJson } from './tables/json.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await sql`create table notes (id bigint generated always as identity, body text unique)`.execute(db.query);
});
afterAll(() => db.close());

const note = (query: Db, body: string) => sql`insert into notes (body) values (${body})`.execute(query);
const bodies = async () => {
  const { rows } = await sql<{ body: string }>`select body from notes order by id`.execute(db.query);
  return rows.map((row) => row.body);
};
const select = async <T>(value: ReturnType<typeof sql<T>>): Promise<T | undefined> =>
  (await sql<{ value: T }>`select ${value} as value`.execute(db.query)).rows[0]?.value;

test('a failing query leaves the pool usable', async () => {
  for (let round = 0; round < 5; round++) {
    await expect(sql`select no_such_column`.execute(db.query)).rejects.toThrow('no_such_column');
    await expect(db.transaction((tx) => sql`select 1/0`.execute(tx))).rejects.toThrow('division by zero');
  }
  await expect(db.ping()).resolves.toBeUndefined();
});

test('a transaction keeps everything or nothing', async () => {
  await db.transaction((tx) => note(tx, 'kept'));
  const failing = db.transaction(async (tx) => {
    await note(tx, 'lost');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await bodies()).toEqual(['kept']);
});

test('a transaction that swallowed a database error does not pretend to commit', async () => {
  const swallowing = db.transaction(async (tx) => {
    await note(tx, 'swallowed');
    await note(tx, 'swallowed').catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('rolled back');
  expect(await bodies()).not.toContain('swallowed');
});

test('using the pool inside a transaction fails at once instead of waiting for itself', async () => {
  const started = performance.now();
  await expect(db.transaction(() => db.ping())).rejects.toThrow('pass the transaction down');
  await expect(db.transaction(() => db.transaction((tx) => note(tx, 'nested')))).rejects.toThrow(
    'pass the transaction',
  );
  await expect(db.transaction(() => db.listen('x', () => {}))).rejects.toThrow('pass the transaction down');
  expect(performance.now() - started).toBeLessThan(2_000);
  await expect(db.ping()).resolves.toBeUndefined();
});

test('what a transaction leaves running may use the pool after it', async () => {
  let later: Promise<void> | undefined;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  await db.transaction(async (tx) => {
    later = ended.then(() => db.ping());
    await note(tx, 'before');
  });
  end();
  await expect(later).resolves.toBeUndefined();
});

test('instants go in and come back unchanged, alone, in arrays and as null', async () => {
  const instant = Temporal.Instant.from('2027-03-28T01:00:00.123Z');
  const ancient = Temporal.Instant.from('1969-12-31T23:59:59.999Z');
  expect(await select(sql<Temporal.Instant>`${instant}::timestamptz`)).toEqual(instant);
  expect(await select(sql`array[${instant}::timestamptz, null]`)).toEqual([instant, null]);
  expect(await select(sql`${[instant, ancient]}::timestamptz[]`)).toEqual([instant, ancient]);
  expect(await select(sql`null::timestamptz`)).toBeNull();
  expect(await select(sql`to_char(${instant}::timestamptz, 'HH24:MI:SS.MS')`)).toBe('01:00:00.123');
});

test('dates, durations, big integers and json come as what they are', async () => {
  const date = Temporal.PlainDate.from('2027-02-28');
  expect(await select(sql`${date}::date`)).toEqual(date);
  expect(await select(sql`array[${date}::date]`)).toEqual([date]);
  expect(
    await select(sql`${date}::date + ${Temporal.Duration.from({ hours: 36 })}::interval = '2027-03-01 12:00'`),
  ).toBe(true);
  expect(await select(sql`9007199254740991::bigint`)).toBe(Number.MAX_SAFE_INTEGER);
  expect(await select(sql`array[1, 2]::bigint[]`)).toEqual([1, 2]);
  expect(await select(sql`count(*)`)).toBe(1);
  expect(await select(sql`${asJson({ snake_key: [1, { camelKey: null }] })}::jsonb`)).toEqual({
    snake_key: [1, { camelKey: null }],
  });
});

test('columns are camelCase here and snake_case in SQL', async () => {
  const at = Temporal.Instant.from('2027-06-01T00:00:00Z');
  const row = { kind: 'x', payload: asJson({ first_key: 1 }), runAt: at, maxAttempts: 3, createdAt: at };
  const job = await db.query.insertInto('jobs').values(row).returningAll().executeTakeFirstOrThrow();
  expect(job).toMatchObject({ runAt: at, maxAttempts: 3, leasedBy: null, payload: { first_key: 1 } });
  const { rows } = await sql<{ found: number }>`select max_attempts as found from jobs`.execute(db.query);
  expect(rows).toEqual([{ found: 3 }]);
});

test('sessions are in UTC, whatever the server prefers', async () => {
  expect(await select(sql`current_setting('timezone')`)).toBe('UTC');
});

test('listeners hear what was committed, and only that', async () => {
  const heard: string[] = [];
  const stop = await db.listen('Some:channel', (payload) => heard.push(payload));
  const tell = (query: Db, payload: string) => sql`select pg_notify('Some:channel', ${payload})`.execute(query);

  const undone = db.transaction(async (tx) => {
    await tell(tx, 'undone');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction((tx) => tell(tx, 'done'));
  await vi.waitFor(() => expect(heard).toEqual(['done']), SOON);

  await stop();
  const after: string[] = [];
  await db.listen('Some:channel', (payload) => after.push(payload));
  await tell(db.query, 'later');
  await vi.waitFor(() => expect(after).toEqual(['later']), SOON);
  expect(heard).toEqual(['done']);
});

test('a listener may use the database even while a transaction runs', async () => {
  const { promise: answer, resolve, reject } = Promise.withResolvers<void>();
  await db.listen('question', () => void db.ping().then(resolve, reject));
  await db.transaction((tx) => sql`select pg_notify('question', '')`.execute(tx));
  await expect(answer).resolves.toBeUndefined();
});
