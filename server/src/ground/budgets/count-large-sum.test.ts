import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdminScene, type AdminScene } from '../../testing/open-admin-scene.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

const NEEDS_SIGN_IN = { status: 403, refusal: 'fresh-sign-in-needed' };
const issue = (amountInCents: number) => scene.admin.ask('POST', '/api/admin/gift-cards', { amountInCents });

test('small sums add up to a large one, which asks for a fresh sign-in', async () => {
  scene.clock.advance({ minutes: 17 });
  expect(await issue(10_001)).toMatchObject(NEEDS_SIGN_IN);
  for (const amountInCents of [4_000, 6_000]) expect(await issue(amountInCents)).toMatchObject({ status: 200 });
  expect(await issue(1)).toMatchObject(NEEDS_SIGN_IN);
  // Another hour, or another sign-in, starts from zero.
  scene.clock.advance({ minutes: 61 });
  expect(await issue(10_000)).toMatchObject({ status: 200 });
  expect(await issue(100)).toMatchObject(NEEDS_SIGN_IN);
  await scene.signInAgain();
  expect(await issue(20_000)).toMatchObject({ status: 200 });
});

test('at once they are counted one after the other', async () => {
  scene.clock.advance({ minutes: 61 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => issue(5_000)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
});

test('the PIN, a new user and a new station take a fresh sign-in, and no key sets the PIN', async () => {
  scene.clock.advance({ minutes: 17 });
  const prefs = { ADMIN_PIN: '471148' };
  const edit = '/api/admin/stations/pirita/edit';
  expect(await scene.admin.ask('PUT', edit, { prefs })).toMatchObject(NEEDS_SIGN_IN);
  const user = { email: 'new-hand@example.com', password: 'seven herons over Kakumäe' };
  expect(await scene.admin.ask('POST', '/api/users/new', user)).toMatchObject(NEEDS_SIGN_IN);
  expect(await scene.admin.ask('POST', '/api/stations/new', { id: 'far', lockerCount: 1 })).toMatchObject(
    NEEDS_SIGN_IN,
  );
  const program = await scene.apiKey(null, 'manage');
  expect(await program.ask('PUT', edit, { prefs })).toMatchObject({ status: 403, refusal: 'not-allowed' });
  expect(await program.ask('PUT', edit, { prefs: { MODE: 'normal' } })).toMatchObject({ status: 200 });
  await scene.signInAgain();
  await scene.admin.call(calls.editStation, { stationId: 'pirita', prefs });
});
