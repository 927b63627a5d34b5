import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rememberContacts } from '../../identity/accounts/remembered-contacts.ts';
import { cancelOnRecord } from '../../rental/bookings/cancel-booking.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { describeOnPostgres } from '../../testing/open-test-database.ts';
import { removeAccount } from './remove-account.ts';

const WAITS = { timeout: 20_000 };

describeOnPostgres('a removal and', () => {
  let scene: RentalScene;
  beforeAll(async () => {
    scene = await openRentalScene();
  });
  afterAll(() => scene.close());

  /** A person whose removal no longer waits for anything, with a paid booking. */
  async function leaverWithBooking() {
    const [leaver, station] = [await scene.customer(), await scene.station()];
    const { url } = await leaver.checkout(station.slot('12:00', '13:00'));
    await scene.pay(url);
    const accountId = leaver.account.id;
    const deletionAskedAt = scene.clock.now().subtract({ hours: 24 * 181 });
    await scene.db.query
      .updateTable('accounts')
      .set({ status: 'deactivated', deletionAskedAt, deletionAskedBy: 'person' })
      .where('id', '=', accountId)
      .execute();
    const booking = scene.db.query.selectFrom('bookings').select('id').where('accountId', '=', accountId);
    return { accountId, bookingId: (await booking.executeTakeFirstOrThrow()).id };
  }

  const countWaiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(scene.db.query);
    return rows[0]?.count ?? 0;
  };

  /** Both begin while the account is held by a third: the removal first, so that it goes on first. */
  async function race(accountId: string, other: () => Promise<unknown>) {
    const held = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const third = scene.db.transaction(async (tx) => {
      await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
      held.resolve();
      await release.promise;
    });
    await held.promise;
    try {
      const removal = removeAccount(scene.deps, accountId);
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1), WAITS);
      const outcomes = Promise.allSettled([removal, other()]);
      await vi.waitFor(async () => expect(await countWaiting()).toBe(2), WAITS);
      release.resolve();
      return await outcomes;
    } finally {
      release.resolve();
      await third;
    }
  }

  test('a payment that becomes known at the same moment do not wait for each other', async () => {
    await scene.webhooks('drop');
    const { accountId, bookingId } = await leaverWithBooking();
    // So that paying brings warnings back, for which the account is held.
    const former = await scene.customer();
    const until = scene.clock.now().add({ hours: 24 });
    await scene.db.transaction((tx) =>
      rememberContacts(scene.deps, tx, {
        accountId: former.account.id,
        contacts: ['+37255550199'],
        reason: 'warning',
        until,
      }),
    );

    expect(await race(accountId, () => scene.syncPage(bookingId))).toMatchObject([
      { status: 'fulfilled', value: true },
      { status: 'fulfilled', value: 'complete' },
    ]);
    await scene.resetPayments('deliver');
  }, 60_000);

  test('a cancellation of what they booked do not wait for each other', async () => {
    const { accountId, bookingId } = await leaverWithBooking();
    await scene.syncPage(bookingId);
    const outcomes = await race(accountId, () => cancelOnRecord(scene.deps, bookingId));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  }, 60_000);
});
