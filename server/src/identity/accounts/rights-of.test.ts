import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editPerson } from '../../people/persons/edit-person.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { findPerson } from './find-person.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Customer = Awaited<ReturnType<RentalScene['customer']>>;

const set = ({ account }: Customer, change: { role?: 'admin'; status?: 'suspended'; restrictedBecause?: string }) =>
  scene.db.query.updateTable('accounts').set(change).where('id', '=', account.id).execute();

async function newAdmin(): Promise<Customer> {
  const admin = await scene.customer();
  await set(admin, { role: 'admin' });
  return admin;
}

async function newOwner() {
  const [owner, station] = [await scene.customer(), await scene.station()];
  const row = { stationId: station.id, accountId: owner.account.id, createdAt: scene.clock.now() };
  await scene.db.query.insertInto('stationOwners').values(row).execute();
  return { owner, stationId: station.id };
}

const statusOf = async ({ browser }: Customer, path: string) => (await browser.fetch(path)).status;
const isSignedIn = async ({ browser }: Customer) => (await browser.call(calls.me)).user !== null;
const actionsAbout = async ({ account }: Customer) => {
  const rows = scene.db.query.selectFrom('audit').select('action').where('target', '=', account.id);
  return (await rows.orderBy('createdAt').execute()).map(({ action }) => action);
};

describe('somebody who asked for the deletion of their account', () => {
  test('is no admin in the browser that stays signed in, until they come back', async () => {
    const [leaver] = [await newAdmin(), await newAdmin()];
    await leaver.browser.call(calls.deleteMe);
    expect(await statusOf(leaver, '/api/admin/people')).toBe(403);
    expect((await leaver.browser.call(calls.me)).user).toMatchObject({ isAdmin: false });
    // Asking again, as a plain customer, is not another act of staff.
    await leaver.browser.call(calls.deleteMe);
    expect((await leaver.browser.call(calls.restoreMe)).user).toMatchObject({ isAdmin: true });
    expect(await statusOf(leaver, '/api/admin/people')).toBe(200);
    expect(await actionsAbout(leaver)).toEqual(['account-deletion-asked', 'account-deletion-taken-back']);
  });

  test('is on record when they come back by signing in', async () => {
    const [leaver] = [await newAdmin(), await newAdmin()];
    await leaver.browser.call(calls.deleteMe);
    await scene.as(leaver.account.email);
    expect(await actionsAbout(leaver)).toEqual(['account-deletion-asked', 'account-deletion-taken-back']);
    // A sign-in that takes nothing back is no act.
    await scene.as(leaver.account.email);
    expect(await actionsAbout(leaver)).toHaveLength(2);
  });

  test('runs no station meanwhile, and is still told which ones they ran', async () => {
    const { owner, stationId } = await newOwner();
    await owner.browser.call(calls.deleteMe);
    expect(await statusOf(owner, `/api/admin/stations/${stationId}`)).toBe(403);
    expect((await owner.browser.call(calls.me)).user).toMatchObject({ isOwner: false });
    expect((await owner.browser.call(calls.exportMe)).stationIds).toEqual([stationId]);
    expect((await owner.browser.call(calls.restoreMe)).user).toMatchObject({ isOwner: true });
    expect(await statusOf(owner, `/api/admin/stations/${stationId}`)).toBe(200);
  });

  test('decides nothing about others, even with a request that was under way', async () => {
    const [leaver, other] = [await newAdmin(), await newAdmin()];
    const who = await findPerson(scene.deps, leaver.browser.cookies.get('login') ?? '', 'cookie');
    await leaver.browser.call(calls.deleteMe);
    if (!who) throw new Error('not signed in');
    const wish = { personId: other.account.id, role: 'user' } as const;
    await expect(editPerson(scene.deps, { who, fromAddress: '127.0.0.1' }, wish)).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });
});

describe('somebody who is suspended', () => {
  test('is no admin, whatever role is stored', async () => {
    const admin = await newAdmin();
    expect(await statusOf(admin, '/api/admin/people')).toBe(200);
    await set(admin, { status: 'suspended', restrictedBecause: 'Under review' });
    expect(await statusOf(admin, '/api/admin/people')).toBe(403);
    expect((await admin.browser.call(calls.me)).user).toMatchObject({ isAdmin: false });
  });

  test('leaves as staff do: on record', async () => {
    const { owner, stationId } = await newOwner();
    await set(owner, { status: 'suspended', restrictedBecause: 'Under review' });
    await owner.browser.call(calls.deleteMe);
    expect((await owner.browser.call(calls.restoreMe)).user).toMatchObject({ isOwner: false });
    expect(await actionsAbout(owner)).toEqual(['account-deletion-asked', 'account-deletion-taken-back']);
    expect((await owner.browser.call(calls.exportMe)).stationIds).toEqual([stationId]);
  });
});

test('a login of staff does not live longer for the rights that its person lost', async () => {
  const { owner } = await newOwner();
  const [leaver] = [await newAdmin(), await newAdmin()];
  await set(owner, { status: 'suspended', restrictedBecause: 'Under review' });
  await leaver.browser.call(calls.deleteMe);
  expect((await owner.browser.call(calls.myLogins)).logins).toHaveLength(1);
  scene.clock.advance({ hours: 12, minutes: 1 });
  expect([await isSignedIn(owner), await isSignedIn(leaver)]).toEqual([false, false]);
});
