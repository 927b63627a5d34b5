import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAdminScene, type AdminScene } from '../../../testing/open-admin-scene.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

/** Like production, where staff pages need an admin's passkey. */

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene({ settings: { adminsNeedPasskey: true } });
});
afterAll(() => scene.close());

const PATHS = ['/api/admin/people', '/api/admin/stations', '/api/admin/bookings?limit=1', '/api/api-keys'];
const needed = expect.objectContaining({ code: 'passkey-needed' });

const answers = (browser: TestBrowser) =>
  Promise.all(
    PATHS.map(async (path) => {
      const answer = await browser.fetch(path);
      return answer.status === 200 ? '200' : `${answer.status} ${answer.headers.get('x-refusal')}`;
    }),
  );
const all = (answer: string) => PATHS.map(() => answer);

let made = 0;
async function newAdmin() {
  const email = `chief-${(made += 1)}@example.com`;
  await scene.as(email);
  await scene.db.query.updateTable('accounts').set({ role: 'admin' }).where('email', '=', email).execute();
  return { email, browser: await scene.as(email), phone: new SoftwareAuthenticator(scene.url) };
}

async function add({ browser, phone }: Awaited<ReturnType<typeof newAdmin>>) {
  const credential = phone.make(await browser.call(calls.beginPasskey));
  return browser.call(calls.addPasskey, { name: 'Phone', credential });
}

const passkeyOf = async (browser: TestBrowser) => (await browser.call(calls.me)).user?.passkey;

test('an ordinary sign-in of an admin opens no staff call, and making a passkey does', async () => {
  const admin = await newAdmin();
  expect(await answers(admin.browser)).toEqual(all('403 passkey-needed'));
  expect(await passkeyOf(admin.browser)).toEqual({ isHeld: false, isRequired: true, isMissing: true, isOffered: true });
  await add(admin);
  expect(await answers(admin.browser)).toEqual(all('200'));
  expect(await passkeyOf(admin.browser)).toMatchObject({ isHeld: true, isRequired: true, isMissing: false });
});

test('whoever reads an admin’s mail signs in, and neither works as staff nor makes a passkey of their own', async () => {
  const admin = await newAdmin();
  await add(admin);
  const thief = await scene.as(admin.email);
  expect(await answers(thief)).toEqual(all('403 passkey-needed'));
  await expect(thief.call(calls.beginPasskey)).rejects.toEqual(needed);
  await expect(thief.call(calls.newRecoveryCodes)).rejects.toEqual(needed);
  const { passkeys } = await thief.call(calls.passkeys);
  await expect(thief.call(calls.removePasskey, { passkeyId: passkeys[0]?.id ?? '' })).rejects.toEqual(needed);
  const elsewhere = scene.browser();
  const credential = admin.phone.show(await elsewhere.call(calls.loginByPasskey));
  await elsewhere.call(calls.passkeyCallback, { credential });
  expect(await answers(elsewhere)).toEqual(all('200'));
});

test('a challenge that was asked for before the first passkey was made is worth nothing after it', async () => {
  const admin = await newAdmin();
  const thief = await scene.as(admin.email);
  const credential = new SoftwareAuthenticator(scene.url).make(await thief.call(calls.beginPasskey));
  await add(admin);
  await expect(thief.call(calls.addPasskey, { name: 'x', credential })).rejects.toEqual(needed);
});

test('a recovery code opens staff calls too, so an admin without a passkey gets none', async () => {
  const admin = await newAdmin();
  await expect(admin.browser.call(calls.newRecoveryCodes)).rejects.toEqual(needed);
  await add(admin);
  const { codes } = await admin.browser.call(calls.newRecoveryCodes);
  const elsewhere = scene.browser();
  await elsewhere.call(calls.loginByRecoveryCode, { email: admin.email, recoveryCode: codes[0] ?? '' });
  expect(await answers(elsewhere)).toEqual(all('200'));
  const used = scene.db.query.selectFrom('audit').select('fromAddress').where('action', '=', 'recovery-code-used');
  expect(await used.execute()).toEqual([{ fromAddress: '127.0.0.1' }]);
});

test('what did not open a staff page is written down', async () => {
  const admin = await newAdmin();
  await add(admin);
  const thief = await scene.as(admin.email);
  await thief.fetch('/api/admin/people');
  await scene.browser().post('/api/auth/login/recovery-code', { email: admin.email, recoveryCode: 'AAAA-AAAA' });
  const credential = admin.phone.show(await scene.browser().call(calls.loginByPasskey));
  await scene.browser().post('/api/auth/callback/passkey', { credential });
  const written = scene.db.query.selectFrom('securityEvents').select(['kind', 'what']).orderBy('id');
  await vi.waitFor(async () =>
    expect(await written.where('kind', 'in', ['refused', 'sign-in-failed']).execute()).toEqual(
      expect.arrayContaining([
        { kind: 'refused', what: 'people passkey-needed' },
        { kind: 'sign-in-failed', what: 'wrong-recovery-code' },
        { kind: 'sign-in-failed', what: expect.stringMatching(/^passkey-/) },
      ]),
    ),
  );
});

test('whoever reads an admin’s mail cannot leave for them, end their logins or come back with codes', async () => {
  const admin = await newAdmin();
  await add(admin);
  const thief = await scene.as(admin.email);
  const { id: accountId = '' } = (await thief.call(calls.me)).user ?? {};
  await expect(thief.call(calls.deleteMe)).rejects.toEqual(needed);
  await expect(thief.call(calls.endOtherLogins)).rejects.toEqual(needed);
  const { logins } = await thief.call(calls.myLogins);
  const other = logins.find(({ current }) => !current)?.id ?? '';
  await expect(thief.call(calls.endLogin, { loginId: other })).rejects.toEqual(needed);
  expect(await answers(admin.browser)).toEqual(all('200'));
  // Even where the account is on its way out by other means.
  const leaving = { status: 'deactivated', deletionAskedAt: scene.clock.now() } as const;
  await scene.db.query.updateTable('accounts').set(leaving).where('id', '=', accountId).execute();
  await expect(thief.call(calls.newRecoveryCodes)).rejects.toEqual(needed);
  const { passkeys } = await thief.call(calls.passkeys);
  await expect(thief.call(calls.removePasskey, { passkeyId: passkeys[0]?.id ?? '' })).rejects.toMatchObject({
    code: expect.stringMatching(/^(?:passkey-needed|account-deactivated)$/),
  });
});

test('codes that were made before somebody became an admin end with their first passkey', async () => {
  const email = 'promoted@example.com';
  const { codes } = await (await scene.as(email)).call(calls.newRecoveryCodes);
  await scene.db.query.updateTable('accounts').set({ role: 'admin' }).where('email', '=', email).execute();
  await add({ email, browser: await scene.as(email), phone: new SoftwareAuthenticator(scene.url) });
  const planted = scene.browser().call(calls.loginByRecoveryCode, { email, recoveryCode: codes[0] ?? '' });
  await expect(planted).rejects.toMatchObject({ code: 'wrong-recovery-code' });
});

test('an admin keeps their last passkey', async () => {
  const admin = await newAdmin();
  const { id: passkeyId } = await add(admin);
  await expect(admin.browser.call(calls.removePasskey, { passkeyId })).rejects.toMatchObject({ code: 'last-passkey' });
  await add(admin);
  await admin.browser.call(calls.removePasskey, { passkeyId });
  expect((await admin.browser.call(calls.passkeys)).passkeys).toHaveLength(1);
});

test('the first passkey of an admin needs a fresh sign-in', async () => {
  const admin = await newAdmin();
  scene.clock.advance({ minutes: 16 });
  await expect(add(admin)).rejects.toMatchObject({ code: 'fresh-sign-in-needed' });
});

test('a password does not open staff calls, an API key and an owner’s sign-in do', async () => {
  expect(await scene.admin.ask('GET', '/api/admin/people')).toMatchObject({ status: 403, refusal: 'passkey-needed' });
  expect(await scene.admin.ask('GET', '/api/users/me')).toMatchObject({ status: 403, refusal: 'passkey-needed' });
  const [owner, program] = [await scene.bearer('owner@laine.test', 'laine-owner-demo'), await scene.apiKey(null)];
  for (const caller of [owner, program])
    expect(await caller.ask('GET', '/api/admin/stations')).toMatchObject({ status: 200 });
});

test('as a customer an admin is like anybody else: their own things, and no power by the way', async () => {
  const { browser } = await newAdmin();
  await browser.call(calls.editMe, { name: 'Chief' });
  const someones = await scene.db.query.selectFrom('bookings').select('id').limit(1).executeTakeFirstOrThrow();
  expect((await browser.fetch(`/api/bookings/${someones.id}`)).status).toBe(404);
});
