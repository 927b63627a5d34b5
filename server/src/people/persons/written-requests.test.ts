import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

/** A person who can't sign in writes to us, and an admin does the same as their own settings would. */

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Customer = Awaited<ReturnType<RentalScene['customer']>>;

async function banned(admin: Customer): Promise<Customer> {
  const person = await scene.customer();
  const ban = { status: 'banned', reason: 'Theft' } as const;
  await admin.browser.call(calls.editPerson, { personId: person.account.id, ...ban });
  return person;
}

const refusalOf = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('x-refusal')];
};
const erase = (admin: Customer, personId: string) =>
  admin.browser.fetch(`/api/admin/people/${personId}`, { method: 'DELETE' });
const auditOf = ({ account }: Customer) =>
  scene.db.query
    .selectFrom('audit')
    .select(['actorId', 'action'])
    .where('target', '=', account.id)
    .where('action', '!=', 'person-banned')
    .execute();

test('a banned person’s data can be sent to them, which is on record', async () => {
  const admin = await scene.newAdmin();
  const anna = await banned(admin);
  const response = await admin.browser.fetch(`/api/admin/people/${anna.account.id}/export`);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+-data-[0-9-]+\.json"$/);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toMatchObject({ profile: { email: anna.account.email, status: 'banned' } });
  expect(await auditOf(anna)).toEqual([{ actorId: admin.account.id, action: 'person-exported' }]);
});

test('a banned person’s deletion begins once, stays banned, and is told by mail', async () => {
  const admin = await scene.newAdmin();
  const boris = await banned(admin);
  const personId = boris.account.id;
  const forecast = await admin.browser.call(calls.deletePerson, { personId });
  scene.clock.advance({ minutes: 5 });
  expect((await admin.browser.call(calls.deletePerson, { personId })).removedOn).toBe(forecast.removedOn);
  const { person } = await admin.browser.call(calls.person, { personId });
  expect(person).toMatchObject({ status: 'banned', removedOn: forecast.removedOn });
  expect(await auditOf(boris)).toEqual([{ actorId: admin.account.id, action: 'account-deletion-asked' }]);
  await scene.jobs.drain();
  const subjects = scene.messages.list({ to: boris.account.email }).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('will be deleted'))).toHaveLength(1);
});

test('whoever is unknown is not found, whoever is gone stays gone, and nobody deletes themselves here', async () => {
  const admin = await scene.newAdmin();
  expect(await refusalOf(erase(admin, 'nobody'))).toEqual([404, 'not-found']);
  expect(await refusalOf(admin.browser.fetch('/api/admin/people/nobody/export'))).toEqual([404, 'not-found']);
  expect(await refusalOf(erase(admin, admin.account.id))).toEqual([409, 'own-account']);

  const clara = await banned(admin);
  await scene.db.query
    .updateTable('accounts')
    .set({ status: 'removed', email: null })
    .where('id', '=', clara.account.id)
    .execute();
  expect(await refusalOf(erase(admin, clara.account.id))).toEqual([409, 'state-moved-on']);
  const exported = admin.browser.fetch(`/api/admin/people/${clara.account.id}/export`);
  expect(await refusalOf(exported)).toEqual([409, 'state-moved-on']);
});
