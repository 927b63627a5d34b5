import { SOON } from '@laine/contract/testing/soon.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { queueRefund } from './queue-refund.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

/** Only a database with several connections lets one transaction wait for another. */
async function untilSomebodyWaits() {
  if (scene.db.engine !== 'postgres') return;
  await vi.waitFor(async () => {
    const { rows } = await sql<{ waiting: string }>`select count(*) as waiting from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(scene.db.query);
    expect(Number(rows[0]?.waiting)).toBeGreaterThan(0);
  }, SOON);
}

test('two refunds at once, for different reasons, give back no more than was paid', async () => {
  const beach = await scene.station({ lockers: 1 });
  const anna = await scene.customer();
  await scene.pay((await anna.checkout(beach.slot('12:00', '13:00'))).url);
  const { id: bookingId } = await anna.newest();
  expect((await anna.read(bookingId)).status).toBe('complete');
  const { account } = anna;
  const wish = { of: { bookingId }, accountId: account.id, amountInCents: 1500 };
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const first = scene.db.transaction(async (tx) => {
    const left = await queueRefund(tx, { ...wish, purpose: 'goodwill' }, scene.clock.now());
    begun.resolve();
    await mayEnd.promise;
    return left;
  });
  await begun.promise;
  const second = scene.db.transaction((tx) =>
    queueRefund(tx, { ...wish, purpose: 'operator-fault' }, scene.clock.now()),
  );
  await untilSomebodyWaits();
  mayEnd.resolve();
  expect(await Promise.all([first, second])).toEqual([0, 1000]);
});
