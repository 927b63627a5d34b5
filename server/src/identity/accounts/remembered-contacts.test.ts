import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RentalScene } from '../../testing/open-rental-scene.ts';
import { openRentalScene } from '../../testing/open-rental-scene.ts';
import {
  findRemembered,
  forgetRemembered,
  hashContact,
  purgeRememberedContacts,
  rememberContacts,
} from './remembered-contacts.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

const inDays = (days: number) => scene.clock.now().add({ hours: 24 * days });

/** A removed person with a ban or warning that still held. */
async function removed(contacts: string[], reason: 'ban' | 'warning', until = inDays(10)) {
  const { account } = await scene.customer();
  await scene.db.transaction((tx) =>
    rememberContacts(scene.deps, tx, { accountId: account.id, contacts, reason, until }),
  );
  return account.id;
}

const remembered = (contacts: string[]) =>
  scene.db.transaction((tx) => findRemembered(scene.deps, tx, contacts, scene.clock.now()));

async function signUp(email: string) {
  const browser = scene.browser();
  await browser.call(calls.loginByEmail, { email });
  return browser.post('/api/auth/callback/email', { email, code: scene.mailedCode(email) });
}

test('a contact is found again by its hash alone, until the end', async () => {
  const accountId = await removed(['eve@example.com', '+37255550111'], 'warning', inDays(3));
  const rows = await scene.db.query.selectFrom('rememberedContacts').selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/eve@example|55550111/);
  expect(await remembered(['eve@example.com'])).toEqual([{ reason: 'warning', accountId }]);
  expect(await remembered(['+37255550111', 'eve@example.com'])).toEqual([{ reason: 'warning', accountId }]);
  expect(await remembered(['adam@example.com'])).toEqual([]);
  scene.clock.advance({ hours: 72 });
  expect(await remembered(['eve@example.com'])).toEqual([]);
  await purgeRememberedContacts(scene.deps);
  expect(await scene.db.query.selectFrom('rememberedContacts').selectAll().execute()).toEqual([]);
});

test('another key makes another hash', () => {
  const hash = hashContact(Buffer.alloc(32, 1), 'eve@example.com');
  expect(hashContact(Buffer.alloc(32, 1), ' Eve@Example.com')).toBe(hash);
  expect(hashContact(Buffer.alloc(32, 2), 'eve@example.com')).not.toBe(hash);
});

test('remembering again keeps the later end', async () => {
  const accountId = await removed(['twice@example.com'], 'ban', inDays(5));
  const again = (days: number) =>
    scene.db.transaction((tx) =>
      rememberContacts(scene.deps, tx, {
        accountId,
        contacts: ['twice@example.com', null],
        reason: 'ban',
        until: inDays(days),
      }),
    );
  await again(9);
  await again(2);
  scene.clock.advance({ hours: 24 * 8 });
  expect(await remembered(['twice@example.com'])).toHaveLength(1);
});

test('what is forgotten is not found, and the other reason stays', async () => {
  const accountId = await removed(['both@example.com'], 'warning');
  await scene.db.transaction(async (tx) => {
    await rememberContacts(scene.deps, tx, {
      accountId,
      contacts: ['both@example.com'],
      reason: 'ban',
      until: inDays(1),
    });
    await forgetRemembered(tx, accountId, 'warning');
  });
  expect(await remembered(['both@example.com'])).toEqual([{ reason: 'ban', accountId }]);
});

test('a new account with the address of a removed and banned person is refused until the ban ends', async () => {
  await removed(['banned@example.com'], 'ban', inDays(10));
  const refused = await signUp('banned@example.com');
  expect(refused.status).toBe(403);
  expect(refused.headers.get('x-refusal')).toBe('account-banned');
  scene.clock.advance({ hours: 24 * 10 });
  expect((await signUp('banned@example.com')).status).toBe(200);
});

test('remembered warnings keep nobody out', async () => {
  await removed(['warned@example.com'], 'warning');
  expect((await signUp('warned@example.com')).status).toBe(200);
});

test('a booking with the phone of a removed and banned person is refused', async () => {
  await removed(['+37255550222'], 'ban');
  const station = await scene.station();
  const customer = await scene.customer();
  const slot = station.slot('12:00', '13:00');
  expect(await customer.checkout(slot, { phone: '5555 0222' })).toMatchObject({ refusal: 'account-banned' });
  expect(await customer.checkout(slot, { phone: '5555 0223' })).toMatchObject({ status: 200 });
});

test('so is one with the phone of somebody who is banned now, until the end of the ban', async () => {
  const { account } = await scene.customer();
  await scene.db.query
    .updateTable('accounts')
    .set({ phone: '+37255550333', status: 'banned', restrictedUntil: inDays(1) })
    .where('id', '=', account.id)
    .execute();
  const station = await scene.station();
  const customer = await scene.customer();
  const book = () => customer.checkout(station.slot('12:00', '13:00', 2), { phone: '5555 0333' });
  expect(await book()).toMatchObject({ refusal: 'account-banned' });
  scene.clock.advance({ hours: 24 });
  expect(await book()).toMatchObject({ status: 200 });
});
