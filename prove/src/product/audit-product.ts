import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@laine/server/ground/db/open-database.ts';
import type { Database } from '@laine/server/ground/db/open-database.ts';
import { TestBrowser } from '@laine/server/testing/test-browser.ts';
import { sql } from 'kysely';
import type { Site } from '../kill-9-product.ts';
import { isSettled, readAccounts, requireRightDoors, requireRightMoney } from '../payments/reconcile.ts';

/** Longer than the stand-in holds back any of its news. */
const LAST_NEWS_AFTER_MS = 6_500;
/** By then every hold has ended, and failed work was tried again. */
const CLEARING = { steps: 8, seconds: 660 };

type ProviderBooks = {
  payments: { id: string; metadata: Record<string, string> }[];
  charges: { amountInCents: number; status: string; metadata: Record<string, string> }[];
  refunds: { amountInCents: number; metadata: Record<string, string> }[];
};

/** Starts the product once more, lets all work finish, and compares its books with the provider's. */
export async function auditProduct(site: Site): Promise<string> {
  const { product } = site;
  await product.start();
  const browser = new TestBrowser(product.url);
  await pause(LAST_NEWS_AFTER_MS);
  for (let step = 0; step < CLEARING.steps; step += 1) {
    const moved = await browser.post('/sandbox/api/clock', { advanceInSeconds: CLEARING.seconds });
    assert.ok(moved.ok, 'the clock moves');
  }
  const books = (await (await browser.fetch('/sandbox/api/payments')).json()) as ProviderBooks;
  await product.stop();
  const db = await openDatabase({ databaseUrl: product.databaseUrl, dataDir: product.dataDir });
  try {
    return await compare(site, db, books);
  } finally {
    await db.close();
  }
}

async function compare(site: Site, db: Database, books: ProviderBooks): Promise<string> {
  const scene = { db, readProviderLedger: async () => books as never };
  const accounts = await readAccounts(scene, [site]);
  for (const account of accounts) {
    assert.ok(isSettled(account), `booking ${account.booking.id} is settled`);
    requireRightMoney(account, { promised: new Map() });
    requireRightDoors(account, site);
  }
  const known = await db.query.selectFrom('bookings').select('id').execute();
  const bookingIds = new Set(known.map(({ id }) => id));
  for (const { status, metadata } of books.charges) {
    const bookingId = metadata['bookingId'];
    if (status === 'succeeded' && bookingId !== undefined)
      assert.ok(bookingIds.has(bookingId), `the booking ${bookingId} that was paid for is there`);
  }
  for (const page of site.acknowledged) {
    const bookingId = books.payments.find(({ id }) => id === page)?.metadata['bookingId'];
    const account = accounts.find(({ booking }) => booking.id === bookingId);
    assert.equal(account?.charges.length, 1, `what was paid at ${page} is on both books once`);
  }
  await requireOneRenterPerBoard(db);
  const given = accounts.filter(({ refunds }) => refunds.length > 0).length;
  return `${site.kills} kills on ${site.name}: ${accounts.length} bookings, ${site.acknowledged.size} payments acknowledged, each on the books once, ${given} given back`;
}

/** Never more rentals at a time than lockers, and never two in one locker. */
async function requireOneRenterPerBoard(db: Database): Promise<void> {
  const { rows: twice } = await sql<{ id: string }>`
    select a.id from sessions a join sessions b
      on a.id < b.id and a.station_id = b.station_id and a.locker_number = b.locker_number
      and tstzrange(a.start, a."end") && tstzrange(b.start, b."end")
    where a.status in ('created', 'started') and b.status in ('created', 'started')`.execute(db.query);
  assert.deepEqual(twice, [], 'no board is booked twice');
  const { rows: over } = await sql<{ id: string }>`
    select s.id from sessions s where s.status in ('created', 'started') and (
      select count(*) from sessions o where o.station_id = s.station_id and o.status in ('created', 'started')
        and o.start <= s.start and o."end" > s.start
    ) > (select count(*) from lockers l where l.station_id = s.station_id)`.execute(db.query);
  assert.deepEqual(over, [], 'there are as many boards as renters');
}
