import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductScene, type ProductScene } from '../../testing/open-product-scene.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { recoverAccount } from '../passkeys/recover-account.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => laine.close());

let made = 0;
const newEmail = () => `told-${(made += 1)}@example.com`;

async function signIn(email: string, browser: TestBrowser, headers: Record<string, string> = {}) {
  await browser.post('/api/auth/login/email', { email });
  await browser.post('/api/auth/callback/email', { email, code: laine.mailedCode(email) }, headers);
  return browser;
}

/** Subjects of what came beside login codes, oldest first. */
async function toldTo(email: string) {
  await laine.jobs.drain();
  const mails = laine.messages.list({ to: email }).filter(({ text }) => !/^\d{6}$/m.test(text));
  return mails.toReversed();
}
const subjectsTo = async (email: string) => (await toldTo(email)).map(({ subject }) => subject);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a sign-in on a new device is told with the device, the town and what to do; known ones are not', async () => {
  const email = newEmail();
  const home = await signIn(email, laine.browser());
  expect(await subjectsTo(email)).toEqual([]);
  await home.open('/api/auth/logout');
  await signIn(email, home);
  expect(await subjectsTo(email)).toEqual([]);

  const geo = { 'x-geo-latitude': '58.38', 'x-geo-longitude': '24.5', 'x-geo-city': 'P%C3%A4rnu' };
  const elsewhere = await signIn(email, laine.browser(), { ...geo, 'user-agent': FIREFOX });
  const [mail, ...more] = await toldTo(email);
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/^New device in your .+ account$/);
  expect(mail?.text).toMatch(/Firefox, Linux[^]*Pärnu[^]*If this was not you[^]*\/settings#devices/);
  expect(mail?.text).not.toMatch(/127\.0|58\.38/);

  await signIn(email, elsewhere);
  expect(await subjectsTo(email)).toHaveLength(1);
});

test('whatever changes how somebody signs in is told, and no secret with it', async () => {
  const email = newEmail();
  const browser = await signIn(email, laine.browser());
  const credential = new SoftwareAuthenticator(laine.url).make(await browser.call(calls.beginPasskey));
  const { id: passkeyId } = await browser.call(calls.addPasskey, { name: 'Phone', credential });
  const { codes } = await browser.call(calls.newRecoveryCodes);
  await browser.call(calls.removePasskey, { passkeyId });
  await laine.browser().call(calls.loginByRecoveryCode, { email, recoveryCode: codes[0] ?? '' });
  const told = await toldTo(email);
  expect(told.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringMatching(/^A passkey was added/),
    expect.stringMatching(/^A passkey was removed/),
    expect.stringMatching(/^A recovery code opened/),
    expect.stringMatching(/^New recovery codes/),
  ]);
  for (const code of codes) expect(JSON.stringify(told)).not.toContain(code);
});

test('a changed password is told', async () => {
  const email = newEmail();
  await signIn(email, laine.browser());
  await laine.db.query.updateTable('accounts').set({ role: 'admin' }).where('email', '=', email).execute();
  const browser = await signIn(email, laine.browser());
  await browser.call(calls.newPassword, { newPassword: 'my boat smells of tar' });
  expect(await subjectsTo(email)).toContainEqual(expect.stringMatching(/^The password of your .+ was changed$/));
});

test('the last resort takes every way in but the address, and tells the person and the audit', async () => {
  const email = newEmail();
  const browser = await signIn(email, laine.browser());
  const phone = new SoftwareAuthenticator(laine.url);
  const credential = phone.make(await browser.call(calls.beginPasskey));
  await browser.call(calls.addPasskey, { name: 'Phone', credential });
  await browser.call(calls.newRecoveryCodes);
  const id = (await browser.call(calls.me)).user?.id ?? '';
  const identity = { provider: 'facebook', idAtProvider: newEmail(), accountId: id } as const;
  await laine.db.query
    .insertInto('identities')
    .values({ ...identity, createdAt: laine.clock.now() })
    .execute();

  expect(await recoverAccount(laine.db, 'nobody@example.com', laine.clock.now())).toBeUndefined();
  expect(await recoverAccount(laine.db, email, laine.clock.now())).toEqual({
    passkeys: 1,
    recoveryCodes: 10,
    providers: 1,
  });
  expect(await laine.db.query.selectFrom('identities').selectAll().where('accountId', '=', id).execute()).toEqual([]);
  expect((await browser.call(calls.me)).user).toBeNull();
  const other = laine.browser();
  const shown = phone.show(await other.call(calls.loginByPasskey));
  await expect(other.call(calls.passkeyCallback, { credential: shown })).rejects.toMatchObject({
    code: 'passkey-refused',
  });
  expect(await subjectsTo(email)).toContainEqual(expect.stringMatching(/sign-in was reset$/));
  const deeds = await laine.db.query
    .selectFrom('audit')
    .select(['action', 'actorKind'])
    .where('target', '=', id)
    .execute();
  expect(deeds).toEqual([{ action: 'sign-in-recovered', actorKind: 'system' }]);
});
