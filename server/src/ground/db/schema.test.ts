import { loadDemoData } from '@laine/sandbox/demo/load-demo-data.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnPostgres, openTestDatabase } from '../../testing/open-test-database.ts';
import { newId } from '../secrets.ts';
import type { Database, Db } from './open-database.ts';
import { asJson } from './tables/json.ts';

/** Guards of the database itself, whatever the code above it forgets. */

let db: Database;
const now = Temporal.Instant.from('2027-07-01T09:00:00Z');
beforeAll(async () => {
  db = await openTestDatabase();
  await loadDemoData(db, now);
});
afterAll(() => db.close());

/** A year that the demo data doesn't touch; each test takes its own day. */
const at = (day: number, hour: number) => Temporal.Instant.from('2030-01-01T00:00:00Z').add({ hours: 24 * day + hour });

type SessionWish = {
  day: number;
  from: number;
  to: number;
  status?: 'created' | 'started' | 'cancelled';
  code?: string;
  locker?: number;
};

async function insertSession(query: Db, { day, from, to, status = 'created', code, locker = 1 }: SessionWish) {
  await query
    .insertInto('sessions')
    .values({
      id: newId(),
      stationId: 'pirita',
      lockerNumber: locker,
      status,
      start: at(day, from),
      end: at(day, to),
      code: code ?? null,
      firstOpenAt: status === 'started' ? at(day, from) : null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

const insertHold = async (query: Db, accountId: string) =>
  query
    .insertInto('bookings')
    .values({
      id: newId(),
      stationId: 'pirita',
      accountId,
      status: 'open',
      start: at(40, 1),
      end: at(40, 2),
      count: 1,
      phone: '+37255550100',
      locale: 'et',
      tariff: asJson({}),
      termsVersion: '1',
      termsAcceptedAt: now,
      heldUntil: at(40, 0),
      createdAt: now,
      updatedAt: now,
    })
    .execute();

test('two live sessions never stand behind one door at a time', async () => {
  await insertSession(db.query, { day: 1, from: 10, to: 12 });
  await expect(insertSession(db.query, { day: 1, from: 11, to: 13 })).rejects.toThrow(
    'sessions_no_two_behind_one_door',
  );
  await insertSession(db.query, { day: 1, from: 12, to: 13 });
  await insertSession(db.query, { day: 1, from: 11, to: 13, status: 'cancelled' });
  await insertSession(db.query, { day: 1, from: 11, to: 13, locker: 2 });
});

test('two sessions may swap their doors within one transaction', async () => {
  await insertSession(db.query, { day: 2, from: 10, to: 12, locker: 1 });
  await insertSession(db.query, { day: 2, from: 10, to: 12, locker: 2 });
  await db.transaction(async (tx) => {
    const sameDay = tx.updateTable('sessions').where('start', '=', at(2, 10));
    await sameDay.set({ lockerNumber: 3 }).where('lockerNumber', '=', 1).execute();
    await sameDay.set({ lockerNumber: 1 }).where('lockerNumber', '=', 2).execute();
    await sameDay.set({ lockerNumber: 2 }).where('lockerNumber', '=', 3).execute();
  });
  const doors = await db.query.selectFrom('sessions').select('lockerNumber').where('start', '=', at(2, 10)).execute();
  expect(doors.map(({ lockerNumber }) => lockerNumber)).toEqual(expect.arrayContaining([1, 2]));
});

test('one board is out of a locker at a time, however late it is', async () => {
  await insertSession(db.query, { day: 3, from: 10, to: 11, status: 'started', locker: 5 });
  const next = insertSession(db.query, { day: 3, from: 12, to: 13, status: 'started', locker: 5 });
  await expect(next).rejects.toThrow('sessions_one_started_per_locker');
});

test('a session ends after it starts', async () => {
  await expect(insertSession(db.query, { day: 4, from: 10, to: 10 })).rejects.toThrow('sessions_check');
});

test('a door code is given out once', async () => {
  // The demo's sessions have random codes.
  await db.query.updateTable('sessions').set({ code: null }).execute();
  await insertSession(db.query, { day: 5, from: 10, to: 11, code: '9075' });
  const again = insertSession(db.query, { day: 6, from: 10, to: 11, code: '9075' });
  await expect(again).rejects.toThrow('sessions_code_once');
});

test('a customer holds boards for one unpaid booking', async () => {
  const { id } = await db.query.selectFrom('accounts').select('id').orderBy('id').executeTakeFirstOrThrow();
  await insertHold(db.query, id);
  await expect(insertHold(db.query, id)).rejects.toThrow('bookings_one_hold');
});

describeOnPostgres('when many want the same', () => {
  test('one of fifty gets the door', async () => {
    const wishes = Array.from({ length: 50 }, () =>
      db.transaction((tx) => insertSession(tx, { day: 7, from: 10, to: 12 })),
    );
    const outcomes = await Promise.allSettled(wishes);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('one of twenty holds is opened', async () => {
    const { id } = await db.query.selectFrom('accounts').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => insertHold(db.query, id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
