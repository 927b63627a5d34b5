import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../ground/secrets.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { rememberContacts } from '../accounts/remembered-contacts.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

/** A removed person with this number of warnings. */
async function removedPerson(contacts: string[], warnings: number) {
  const { account } = await scene.customer();
  const now = scene.clock.now();
  const until = now.add({ hours: 24 * 100 });
  await scene.db.query
    .insertInto('warnings')
    .values(
      Array.from({ length: warnings }, (_, index) => ({
        id: newId(),
        accountId: account.id,
        reason: 'late-return',
        lateInMinutes: 20 + index,
        givenAt: now.subtract({ hours: 24 * (index + 1) }),
        expiresAt: until,
      })),
    )
    .execute();
  await scene.db.transaction((tx) =>
    rememberContacts(scene.deps, tx, { accountId: account.id, contacts, reason: 'warning', until }),
  );
  await scene.db.query
    .updateTable('accounts')
    .set({ status: 'removed', email: null, phone: null, removedAt: now })
    .where('id', '=', account.id)
    .execute();
}

const isOnList = async (accountId: string) =>
  (
    await scene.db.query
      .selectFrom('alerts')
      .select('id')
      .where('kind', '=', 'late-twice')
      .where('target', '=', accountId)
      .where('closedAt', 'is', null)
      .execute()
  ).length === 1;

test('a new account with the e-mail of a removed one has its warnings', async () => {
  await removedPerson(['back@example.com', '+37255550111'], 1);
  const browser = await scene.as('back@example.com');
  await scene.jobs.drain();
  const { warnings } = await browser.call(calls.myWarnings);
  expect(warnings).toMatchObject([{ lateInMinutes: 20, bookingId: null, stationName: null }]);
  const { user } = await browser.call(calls.me);
  expect(await isOnList(user?.id ?? '')).toBe(false);
});

test('a paid booking with the phone of a removed account brings its warnings, and the second one the alert', async () => {
  await removedPerson(['gone@example.com', '+37255550122'], 2);
  const station = await scene.station();
  const customer = await scene.customer();
  const { url } = await customer.checkout(station.slot('12:00', '13:00'), { phone: '+372 5555 0122' });
  expect((await customer.browser.call(calls.myWarnings)).warnings).toEqual([]);
  await scene.pay(url ?? '');
  await scene.jobs.drain();
  expect((await customer.browser.call(calls.myWarnings)).warnings).toHaveLength(2);
  expect(await isOnList(customer.account.id)).toBe(true);
});

test('whoever shares nothing with them inherits nothing', async () => {
  await removedPerson(['other@example.com', '+37255550133'], 1);
  const browser = await scene.as('stranger@example.com');
  await scene.jobs.drain();
  expect((await browser.call(calls.myWarnings)).warnings).toEqual([]);
});
