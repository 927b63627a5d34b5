import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { SOON } from '@laine/contract/testing/soon.ts';
import { CompiledQuery, type Driver, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, describeOnPostgres, openTestDatabase } from '../../testing/open-test-database.ts';
import { byPort } from '../../testing/server-databases.ts';
import { EagerDriver } from './eager-driver.ts';
import type { Database } from './open-database.ts';
import { openDatabase, overEngine } from './open-database.ts';
import { openPostgres } from './open-postgres.ts';
import { together } from './together.ts';

describeOnPostgres('on PostgreSQL', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());

  const terminate = (application: string) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = ${application} and pid <> pg_backend_pid()`.execute(
      db.query,
    );
  const tell = (payload: string) => sql`select pg_notify('news', ${payload})`.execute(db.query);

  test('listening goes on after the connection was lost, and the gap is told', async () => {
    const heard: string[] = [];
    const onGap = vi.fn<() => void>();
    await db.listen('news', (payload) => heard.push(payload), onGap);
    await terminate('laine listen');
    await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1), SOON);
    await tell('after the gap');
    await vi.waitFor(() => expect(heard).toEqual(['after the gap']), SOON);
  });

  test('many can start to listen at once', async () => {
    const heard = vi.fn<() => void>();
    await Promise.all(Array.from({ length: 20 }, () => db.listen('news', heard)));
    await tell('all');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(20), SOON);
  });

  test('lost idle connections are replaced', async () => {
    await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.05)`.execute(db.query)));
    await terminate('laine');
    const usable = () =>
      Promise.all(Array.from({ length: 5 }, () => db.ping())).then(
        () => true,
        () => false,
      );
    await expect.poll(usable, SOON).toBe(true);
  });

  describe('a connection lost at work', () => {
    const told: string[] = [];
    let struck: Database;
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const created = await createTestDatabase();
      drop = created.drop;
      const onError = (error: unknown) => void told.push(String(error));
      struck = await openDatabase({ databaseUrl: created.url, dataDir: '', onError });
    });
    afterAll(async () => {
      await struck.close();
      await drop();
    });

    const kill = (pid: number) => sql`select pg_terminate_backend(${pid}, 5000)`.execute(db.query);

    test('fails its transaction and nothing else', async () => {
      const pid = Promise.withResolvers<number>();
      const lost = struck.transaction(async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        pid.resolve(rows[0]?.pid ?? 0);
        // No query runs while the connection is lost: only its own event reports it.
        await vi.waitFor(() => expect(told).not.toEqual([]), SOON);
        await sql`select 1`.execute(tx);
      });
      await Promise.all([expect(lost).rejects.toThrow('not queryable'), pid.promise.then(kill)]);
      await expect(struck.ping()).resolves.toBeUndefined();
    });

    test('fails its statement and nothing else', async () => {
      const sleeping = sql`select pg_sleep(20)`.execute(struck.query);
      const asleep = sql<{ pid: number }>`select pid from pg_stat_activity where query = 'select pg_sleep(20)'`;
      const findSleeper = async () => (await asleep.execute(db.query)).rows[0]?.pid ?? 0;
      const strike = async () => {
        await expect.poll(findSleeper, SOON).toBeGreaterThan(0);
        await kill(await findSleeper());
      };
      const striking = strike();
      await expect(sleeping).rejects.toThrow('terminating connection');
      // At once: the connection has failed its statement and is not closed yet.
      await expect(struck.ping()).resolves.toBeUndefined();
      await striking;
    });
  });

  test('a host that is gone without a word is given up, and the next connection works', async () => {
    const { url, drop } = await createTestDatabase();
    const way = await openWay(new URL(byPort(url)));
    const far = overEngine(
      'postgres',
      openPostgres(way.url, () => {}, 300),
    );
    await far.ping();
    way.swallow();
    await expect(far.ping()).rejects.toThrow('fallen silent');
    await expect(far.ping()).resolves.toBeUndefined();
    await far.close();
    way.close();
    await drop();
  });

  test('statements that are sent together are all on their way before the first is answered', async () => {
    const { url, drop } = await createTestDatabase();
    const way = await openWay(new URL(byPort(url)));
    const far = await openDatabase({ databaseUrl: way.url, dataDir: '' });
    const names = await far.transaction(async (tx) => {
      await sql`select 1`.execute(tx);
      way.holdAnswers();
      const asked = together(sql`select 'the first' as name`.execute(tx), sql`select 'the second' as name`.execute(tx));
      await vi.waitFor(() => expect(way.sent()).toContain('the second'), SOON);
      way.release();
      return (await asked).map(({ rows }) => rows);
    });
    expect(names).toEqual([[{ name: 'the first' }], [{ name: 'the second' }]]);
    await far.close();
    way.close();
    await drop();
  });

  test('around a pooler, listening and long work reach the database directly', async () => {
    const { url, drop } = await createTestDatabase();
    const direct = new URL(byPort(url));
    const way = await openWay(direct);
    const behind = await openDatabase({ databaseUrl: `${way.url}?prepared=off&direct=${direct.host}`, dataDir: '' });
    const heard: string[] = [];
    await behind.listen('news', (payload) => heard.push(payload));
    await behind.unhurried((connection) => sql`select 'long work'`.execute(connection));
    await sql`select pg_notify('news', 'around')`.execute(behind.query);
    await vi.waitFor(() => expect(heard).toEqual(['around']), SOON);
    expect(way.sent()).toContain('pg_notify');
    expect(way.sent()).not.toMatch(/LISTEN|long work/);
    await behind.close();
    way.close();
    await drop();
  });

  test('the first statement of a transaction goes with its begin', async () => {
    const { url, drop } = await createTestDatabase();
    const way = await openWay(new URL(byPort(url)));
    const far = await openDatabase({ databaseUrl: way.url, dataDir: '' });
    way.holdAnswers();
    const asked = far.transaction(async (tx) => (await sql`select 'the first' as name`.execute(tx)).rows);
    await vi.waitFor(() => expect(way.sent()).toContain('the first'), SOON);
    way.release();
    expect(await asked).toEqual([{ name: 'the first' }]);
    await far.close();
    way.close();
    await drop();
  });

  test('what cannot begin ends with its first statements', async () => {
    const { url, drop } = await createTestDatabase();
    const pool = new pg.Pool({ connectionString: url });
    pool.on('connect', (client) => client.on('error', () => {}));
    const driver: Driver = new EagerDriver({ pool });
    await driver.init();
    const connection = await driver.acquireConnection();
    await driver.beginTransaction(connection, { isolationLevel: 'of no kind' as 'serializable' });
    const ask = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
    await ask('select 1');
    await expect(ask('create table left_over (number int)')).rejects.toThrow(/terminat|not queryable/i);
    await expect(driver.commitTransaction(connection)).rejects.toThrow('syntax error');
    await driver.releaseConnection(connection);
    const { rows } = await pool.query("select to_regclass('left_over') as found");
    expect(rows).toEqual([{ found: null }]);
    await pool.end();
    await drop();
  });

  test('a statement, a lock and an idle transaction cannot last for ever', async () => {
    const limits = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      db.query,
    );
    expect(limits.rows.map((row) => row.setting)).toEqual(['60000', '10000', '30000']);
  });
});

/** A proxy to the database that can hold answers back, or swallow all traffic without a word. New connections work. */
async function openWay(to: URL) {
  const pairs = new Set<[Socket, Socket]>();
  let sent = '';
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => {});
      from.pipe(into);
    }
    near.on('data', (bytes) => (sent += bytes.toString('latin1')));
    pairs.add([near, far]);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const port = String((server.address() as AddressInfo).port);
  return {
    url: Object.assign(new URL(to), { hostname: '127.0.0.1', port }).href,
    sent: () => sent,
    holdAnswers() {
      for (const [near, far] of pairs) far.unpipe(near).pause();
    },
    release() {
      for (const [near, far] of pairs) far.pipe(near);
    },
    swallow() {
      for (const socket of [...pairs].flat()) socket.unpipe().pause();
    },
    close() {
      for (const socket of [...pairs].flat()) socket.destroy();
      server.close();
    },
  };
}
