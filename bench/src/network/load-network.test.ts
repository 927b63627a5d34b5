import { calls } from '@laine/contract/calls.ts';
import { countByStatus } from '@laine/server/ground/db/count-by-status.ts';
import type { Database } from '@laine/server/ground/db/open-database.ts';
import { countInsights } from '@laine/server/insight/insights/count-insights.ts';
import { describeOnPostgres, openTestDatabase } from '@laine/server/testing/open-test-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRows } from './count-rows.ts';
import { loadNetwork } from './load-network.ts';
import { openOffice } from './open-office.ts';

describeOnPostgres('a small network', () => {
  const now = Temporal.Instant.from('2026-07-20T10:30:00Z');
  const size = { stations: 3, people: 40, sessions: 200, pings: 300, logs: 100 };
  let db: Database;

  beforeAll(async () => {
    db = await openTestDatabase();
    await loadNetwork(db, { size, now });
  });
  afterAll(() => db.close());

  test('has as many rows as were asked for, and something of every kind', async () => {
    const counts = Object.fromEntries((await countRows(db.query)).map(({ table, rows }) => [table, rows]));
    expect(counts).toMatchObject({ stations: 3, accounts: 41, sessions: 200, pings: 300 });
    const filled = ['bookings', 'ledger', 'receipts', 'statements', 'logs', 'alerts', 'problems', 'reviews', 'audit'];
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(filled));
  });

  test('keeps its indexes, keys and triggers', async () => {
    const other = await openTestDatabase();
    const read = async ({ query }: Database) =>
      (
        await sql<{ part: string }>`
          select pg_get_indexdef(indexrelid) as part from pg_index where indrelid::regclass::text !~ '^pg_|kysely'
          union all select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
          union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
          order by 1`.execute(query)
      ).rows.map(({ part }) => part);
    expect(await read(db)).toEqual(await read(other));
    await other.close();
  });

  test('is counted as a plain scan counts', async () => {
    for (const status of ['created', 'started', 'finished', 'cancelled', undefined]) {
      const { rows } = await sql<{ count: string }>`
        select count(*) as count from sessions where ${status ?? null}::text is null or status = ${status ?? null}`.execute(
        db.query,
      );
      expect(await countByStatus(db.query, { thing: 'session', stationIds: 'all', status })).toBe(
        Number(rows[0]?.count),
      );
    }
  });

  test('is listed in the order that a plain scan finds', async () => {
    const scanned = await db.query.selectFrom('sessions').select(['id', 'start']).execute();
    const expected = scanned
      .toSorted((a, b) => Temporal.Instant.compare(b.start, a.start) || (a.id < b.id ? 1 : -1))
      .slice(50, 60)
      .map(({ id }) => id);
    const office = await openOffice(db, now);
    const ask = await office.as('person-0@example.com');
    const { body } = await ask('/api/admin/sessions?offset=50&limit=10');
    const { sessions, total } = calls.sessions.answer.parse(JSON.parse(body));
    await office.close();
    expect(sessions.map(({ id }) => id)).toEqual(expected);
    expect(total).toBe(200);
  });

  test('has the insights that the product counts', async () => {
    const read = async () =>
      (await sql`select * from insight_days where day > ${'2026-06-01'} order by day, station_id`.execute(db.query))
        .rows;
    const loaded = await read();
    await sql`delete from insight_days where day > ${'2026-06-01'}`.execute(db.query);
    await countInsights({ db, now: () => now });
    expect(await read()).toEqual(loaded);
    expect(loaded.length).toBe(147);
    const totals = sql`select * from insight_totals order by day`;
    const counted = (await totals.execute(db.query)).rows;
    await sql`truncate insight_totals`.execute(db.query);
    await sql`insert into insight_totals select * from insight_totals_of(array(select distinct day from insight_days))`.execute(
      db.query,
    );
    expect((await totals.execute(db.query)).rows).toEqual(counted);
  });
});
