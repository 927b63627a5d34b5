import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../../testing/open-rental-scene.ts';
import { findRentalCharge } from '../ledger-store.ts';
import { receiptLines } from './receipt-lines.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

test('the hour of a pass is called cancelled too late only where somebody cancelled', async () => {
  const station = await scene.station();
  const anna = await scene.customer();
  const { url } = await anna.checkout(station.slot('12:00', '13:00'));
  await scene.pay(url);
  const { id } = await anna.newest();
  const labels = () =>
    scene.db.transaction(async (tx) => {
      const charge = await findRentalCharge(tx, id);
      if (!charge) throw new Error('nothing was charged');
      const paidFor = { locale: 'en', country: 'EE', timeZone: 'Europe/Tallinn', name: null } as const;
      const lines = await receiptLines(tx, { ...charge, purpose: 'late-cancellation' }, 1500, paidFor, []);
      return lines.map(({ label }) => label);
    });
  expect(await labels()).toEqual(['Pass: hour not used']);
  await scene.db.query.updateTable('bookings').set({ cancelledBy: 'customer' }).where('id', '=', id).execute();
  expect(await labels()).toEqual(['Late cancellation']);
});
