import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database } from '../db/open-database.ts';
import { asJson } from '../db/tables/json.ts';
import { redactOldAddresses, redactPerson } from './redact-audit.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const now = Temporal.Instant.from('2027-06-01T09:00:00Z');

async function addRow(
  id: string,
  row: { actorId?: string; target?: string; data?: unknown; createdAt?: Temporal.Instant },
) {
  await db.query
    .insertInto('audit')
    .values({
      id,
      actorKind: 'person',
      actorId: row.actorId ?? 'somebody',
      action: 'station-edited',
      target: row.target ?? 'something',
      data: asJson(row.data ?? null),
      fromAddress: '192.0.2.7',
      createdAt: row.createdAt ?? now,
    })
    .execute();
}

const rowOf = (id: string) => db.query.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('rows are only ever added: changing, deleting and emptying the table are refused', async () => {
  await addRow('fixed', {});
  const changes = [
    sql`update audit set target = 'else' where id = 'fixed'`,
    sql`update audit set from_address = null where id = 'fixed'`,
    sql`delete from audit where id = 'fixed'`,
    sql`truncate audit`,
  ];
  for (const change of changes) await expect(change.execute(db.query)).rejects.toThrow('only ever added');
  expect(await rowOf('fixed')).toMatchObject({ target: 'something', fromAddress: '192.0.2.7' });
});

test('even during a redaction no other column changes, and no row goes', async () => {
  const during = (statement: ReturnType<typeof sql>) =>
    db.transaction(async (tx) => {
      await sql`select set_config('laine.audit_redaction', 'on', true)`.execute(tx);
      await statement.execute(tx);
    });
  await expect(during(sql`update audit set target = 'else' where id = 'fixed'`)).rejects.toThrow('only ever added');
  await expect(during(sql`delete from audit where id = 'fixed'`)).rejects.toThrow('only ever added');
});

test('a person is redacted: where they were, and what names them; a row says so', async () => {
  await addRow('by-anna', { actorId: 'anna', data: { lockerCount: 3 } });
  await addRow('about-anna', { target: 'anna', data: { reason: 'rude' } });
  await addRow('names-anna', { data: { email: 'anna@example.com' } });
  await addRow('names-anna-loudly', { data: { reason: 'Asked by Anna@Example.com.' } });
  await addRow('not-anna', { data: { email: 'boris@example.com' } });
  await addRow('longer', { data: { email: 'johanna@example.com' } });
  await db.transaction((tx) =>
    redactPerson(tx, { bookingIds: [], accountId: 'anna', contacts: ['anna@example.com'] }, now),
  );
  expect(await rowOf('by-anna')).toMatchObject({
    fromAddress: null,
    data: { lockerCount: 3 },
    action: 'station-edited',
  });
  expect(await rowOf('about-anna')).toMatchObject({ fromAddress: '192.0.2.7', data: null });
  expect(await rowOf('names-anna')).toMatchObject({ data: null });
  expect(await rowOf('names-anna-loudly')).toMatchObject({ data: null });
  expect(await rowOf('longer')).toMatchObject({ data: { email: 'johanna@example.com' } });
  expect(await rowOf('not-anna')).toMatchObject({ data: { email: 'boris@example.com' } });
  const told = await db.query
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'audit-redacted')
    .orderBy(sql`data ->> 'rows'`)
    .execute();
  expect(told.map(({ target, data }) => [target, data])).toEqual([
    ['anna', { rows: 1 }],
    ['anna', { rows: 3 }],
  ]);
  await expect(sql`update audit set data = null where id = 'by-anna'`.execute(db.query)).rejects.toThrow(
    'only ever added',
  );
});

test.each([
  ['ann@example.net', 'Two addresses:\nann@example.net\nand another'],
  ['ann@example.net', '-Ann@Example.NET.'],
  ['jo.ann+beach@example.net', 'from <jo.ann+beach@example.net>'],
  ['a-@example.net', 'a-@example.net'],
  ['õie@näide.ee', 'Õie@näide.ee'],
  ['+37255550123', 'tel:+37255550123'],
])('whoever is named by %s in %j is found by index', async (contact, reason) => {
  const id = `named ${reason}`;
  await addRow(id, { data: { reason } });
  await db.transaction((tx) => redactPerson(tx, { bookingIds: [], accountId: 'nobody', contacts: [contact] }, now));
  expect(await rowOf(id)).toMatchObject({ data: null });
});

test('old addresses go, so many at a time, until none is left', async () => {
  const old = now.subtract({ hours: 24 });
  for (const id of ['old-1', 'old-2', 'old-3']) await addRow(id, { createdAt: old });
  const redact = () => db.transaction((tx) => redactOldAddresses(tx, { before: now, limit: 2, now }));
  expect([await redact(), await redact(), await redact()]).toEqual([2, 1, 0]);
  expect(await rowOf('old-3')).toMatchObject({ fromAddress: null });
  expect(await rowOf('fixed')).toMatchObject({ fromAddress: '192.0.2.7' });
});
