import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductScene, type ProductScene } from '../../testing/open-product-scene.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => laine.close());

let made = 0;
const newEmail = () => `sailor-${(made += 1)}@example.com`;

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

async function signIn(email: string, headers: Record<string, string> = {}): Promise<TestBrowser> {
  const browser = laine.browser();
  await browser.call(calls.loginByEmail, { email });
  await browser.post('/api/auth/callback/email', { email, code: laine.mailedCode(email) }, headers);
  return browser;
}

const loginsOf = async (browser: TestBrowser) => (await browser.call(calls.myLogins)).logins;

test('a person sees where they are signed in, this browser first', async () => {
  const email = newEmail();
  const geo = { 'x-geo-latitude': '58.38', 'x-geo-longitude': '24.5', 'x-geo-city': 'P%C3%A4rnu' };
  await signIn(email, { ...geo, 'user-agent': PHONE });
  laine.clock.advance({ minutes: 1 });
  const here = await signIn(email);
  laine.clock.advance({ minutes: 1 });
  await signIn(email);
  const [own, ...others] = await loginsOf(here);
  expect(own).toMatchObject({ current: true, method: 'email', place: null });
  expect(others).toMatchObject([
    { current: false, device: 'Other', place: null },
    { current: false, device: 'Chrome, Android', place: 'Pärnu' },
  ]);
  expect(others.map((login) => JSON.stringify(login)).join('')).not.toMatch(/token|58\.38|127\.0/i);
});

test.each(['%00', '%0A', 'Tal%0Alinn', ''])('a town called %j is none', async (town) => {
  const browser = await signIn(newEmail(), { 'x-geo-latitude': '1', 'x-geo-longitude': '1', 'x-geo-city': town });
  expect(await loginsOf(browser)).toMatchObject([{ place: null }]);
});

test('one login is ended from another browser and leaves the list', async () => {
  const email = newEmail();
  const [phone, laptop] = [await signIn(email), await signIn(email)];
  const other = (await loginsOf(laptop)).find(({ current }) => !current);
  await laptop.call(calls.endLogin, { loginId: other?.id ?? '' });
  expect((await phone.call(calls.me)).user).toBeNull();
  expect(await loginsOf(laptop)).toMatchObject([{ current: true }]);
  await expect(laptop.call(calls.endLogin, { loginId: other?.id ?? '' })).rejects.toMatchObject({ status: 404 });
});

test('ending the own login signs out and removes the cookie', async () => {
  const browser = await signIn(newEmail());
  const [own] = await loginsOf(browser);
  await browser.call(calls.endLogin, { loginId: own?.id ?? '' });
  expect(browser.cookies.has('login')).toBe(false);
});

test('somebody else’s login is not found and goes on', async () => {
  const [anna, boris] = [await signIn(newEmail()), await signIn(newEmail())];
  const [login] = await loginsOf(anna);
  await expect(boris.call(calls.endLogin, { loginId: login?.id ?? '' })).rejects.toMatchObject({ status: 404 });
  expect((await anna.call(calls.me)).user).not.toBeNull();
});

test('all others are ended at once', async () => {
  const email = newEmail();
  const [here, phone, laptop] = [await signIn(email), await signIn(email), await signIn(email)];
  await here.call(calls.endOtherLogins);
  expect((await phone.call(calls.me)).user).toBeNull();
  expect((await laptop.call(calls.me)).user).toBeNull();
  expect(await loginsOf(here)).toMatchObject([{ current: true }]);
});

test('a login that has run out is not listed', async () => {
  const email = newEmail();
  await signIn(email);
  laine.clock.advance({ hours: 24 * 60 });
  expect(await loginsOf(await signIn(email))).toHaveLength(1);
});

test('nor is one that is too old for who the person is now', async () => {
  const email = newEmail();
  await signIn(email);
  await laine.db.query.updateTable('accounts').set({ role: 'admin' }).where('email', '=', email).execute();
  laine.clock.advance({ hours: 12 });
  expect(await loginsOf(await signIn(email))).toHaveLength(1);
});
