import type { Updateable } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { AccountsTable } from '../../ground/db/tables/accounts.ts';
import type { NoticeScene } from '../../testing/use-notice-scene.ts';
import { useNoticeScene } from '../../testing/use-notice-scene.ts';
import type { AccountMailWish } from './queue-account-mail.ts';
import { queueAccountMail } from './queue-account-mail.ts';

const removedOn = Temporal.Instant.from('2027-08-12T10:00:00Z');

const opened = useNoticeScene();
let world: NoticeScene;
beforeEach(() => {
  world = opened.current;
});

const ask = (wish: AccountMailWish) => world.db.transaction((tx) => queueAccountMail(tx, wish, world.clock.now()));
const change = (accountId: string, set: Updateable<AccountsTable>) =>
  world.db.query.updateTable('accounts').set(set).where('id', '=', accountId).execute();
const subjects = (email: string) => world.messages.list({ to: email }).map(({ subject }) => subject);

test('a person is written to once about one thing, in their language', async () => {
  const { accountId, email } = await world.insertBooking();
  await change(accountId, { locale: 'fr', status: 'suspended', restrictedBecause: 'Trop de retards' });
  await Promise.all([ask({ accountId, kind: 'restricted' }), ask({ accountId, kind: 'restricted' })]);
  await world.runner.drain();
  await ask({ accountId, kind: 'restricted' });
  await world.runner.drain();
  const mails = world.messages.list({ to: email });
  expect(mails.map(({ subject }) => subject)).toEqual(['Vous ne pouvez pas réserver sur Laine pour le moment']);
  expect(mails[0]?.text).toContain('Trop de retards');
  expect(mails[0]?.text).toContain('https://laine.test/settings');
});

test('the same thing at another time is told again, unless its occasion is the same', async () => {
  const { accountId, email } = await world.insertBooking();
  const wish = { accountId, kind: 'account-unused', data: { removedOn }, occasion: '2027' } as const;
  await ask(wish);
  await ask({ accountId, kind: 'deletion-taken-back' });
  world.clock.advance({ hours: 1 });
  await ask(wish);
  await ask({ accountId, kind: 'deletion-taken-back' });
  await world.runner.drain();
  expect(subjects(email).toSorted()).toEqual([
    'Your Laine account stays',
    'Your Laine account stays',
    'Your Laine account will be deleted on 12 August 2027',
  ]);
});

test('what is no longer true is not told', async () => {
  const { accountId, email } = await world.insertBooking();
  await ask({ accountId, kind: 'deletion-begun', data: { removedOn } });
  await ask({ accountId, kind: 'restricted' });
  await ask({ accountId, kind: 'account-unused', data: { removedOn } });
  await change(accountId, { lastSignInAt: world.clock.now().add({ minutes: 1 }) });
  await world.runner.drain();
  expect(subjects(email)).toEqual([]);
});

test('nobody is written to once the account is removed', async () => {
  const { accountId, email } = await world.insertBooking();
  await ask({ accountId, kind: 'deletion-taken-back' });
  await change(accountId, { status: 'removed', email: null, removedAt: world.clock.now() });
  await world.runner.drain();
  expect(subjects(email)).toEqual([]);
});

test('a mail waits while the mail server is away', async () => {
  const { accountId, email } = await world.insertBooking();
  await change(accountId, { deletionAskedAt: world.clock.now(), status: 'deactivated' });
  world.loseMailServer();
  await ask({ accountId, kind: 'deletion-begun', data: { removedOn } });
  await world.runner.drain();
  expect(subjects(email)).toEqual([]);
  world.findMailServer();
  world.clock.advance({ hours: 1 });
  await world.runner.drain();
  expect(subjects(email)).toEqual(['Your Laine account will be deleted on 12 August 2027']);
});
