import type { Database, Tx } from '@laine/server/ground/db/open-database.ts';
import { sql } from 'kysely';
import { insertDemoAccounts } from './insert-demo-accounts.ts';
import { insertDemoOffers } from './insert-demo-offers.ts';
import { insertDemoRentals } from './insert-demo-rentals.ts';
import { insertDemoReviews } from './insert-demo-reviews.ts';
import { insertDemoStations } from './insert-demo-stations.ts';
import { type DemoPaymentDeps, payDemoRentals } from './pay-demo-rentals.ts';

/** Any number will do, as long as every instance of the product takes the same. */
const LOADING_LOCK = 20_261_115;

/**
 * Fills an empty database, once: several instances may start on it together. Answers whether it was this one. Without
 * payments the bookings are there, but nobody has paid for them.
 */
export async function loadDemoData(db: Database, now: Temporal.Instant, payments?: DemoPaymentDeps): Promise<boolean> {
  return db.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOADING_LOCK})`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    await insertDemoStations(tx, now);
    await insertDemoOffers(tx, now);
    const accountIds = await insertDemoAccounts(tx, now);
    const bookings = await insertDemoRentals(tx, accountIds, now);
    if (payments) await payDemoRentals(tx, payments, bookings);
    await insertDemoReviews(tx, bookings, now);
    return true;
  });
}

async function isEmpty(tx: Tx) {
  const station = await tx.selectFrom('stations').select('id').limit(1).executeTakeFirst();
  const account = await tx.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  return !station && !account;
}
