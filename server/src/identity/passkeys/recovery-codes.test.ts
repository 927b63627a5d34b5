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
const refused = (code: string) => expect.objectContaining({ code });

async function withCodes() {
  const email = `recovers-${(made += 1)}@example.com`;
  const browser = await laine.as(email);
  const { codes } = await browser.call(calls.newRecoveryCodes);
  return { email, browser, codes };
}

const leftOf = async (browser: TestBrowser) => (await browser.call(calls.passkeys)).recoveryCodes.left;
const tryCode = (email: string, recoveryCode: string, from = '192.0.2.1') =>
  laine
    .browser()
    .post('/api/auth/login/recovery-code', { email, recoveryCode }, { 'x-forwarded-for': from })
    .then(({ status, headers }) => [status, headers.get('x-refusal')]);

test('ten are made, each reads well and none is stored', async () => {
  const { codes } = await withCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  const stored = JSON.stringify(await laine.db.query.selectFrom('recoveryCodes').selectAll().execute());
  for (const code of codes) expect(stored).not.toContain(code.slice(0, 9));
});

test('each opens the account once, however it is typed', async () => {
  const { email, codes, browser } = await withCodes();
  const [first = '', second = ''] = codes;
  const elsewhere = laine.browser();
  await elsewhere.call(calls.loginByRecoveryCode, { email, recoveryCode: first });
  expect((await elsewhere.call(calls.me)).user?.email).toBe(email);
  expect((await elsewhere.call(calls.myLogins)).logins.find(({ current }) => current)?.method).toBe('recovery-code');
  expect(await tryCode(email, first)).toEqual([400, 'wrong-recovery-code']);
  const scrawled = ` ${second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
  expect(await tryCode(email, scrawled)).toEqual([200, null]);
  expect(await leftOf(browser)).toBe(8);
});

test('of two at once one gets in', async () => {
  const { email, codes } = await withCodes();
  const [code = ''] = codes;
  const answers = await Promise.all([1, 2, 3].map(() => tryCode(email, code)));
  expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
});

test('a new set makes the old one worthless, and needs a fresh sign-in', async () => {
  const { email, codes, browser } = await withCodes();
  await browser.call(calls.newRecoveryCodes);
  expect(await tryCode(email, codes[0] ?? '')).toEqual([400, 'wrong-recovery-code']);
  expect(await leftOf(browser)).toBe(10);
  laine.clock.advance({ minutes: 16 });
  await expect(browser.call(calls.newRecoveryCodes)).rejects.toEqual(refused('fresh-sign-in-needed'));
});

test('of sets that are made at once one counts', async () => {
  const { email, browser } = await withCodes();
  const sets = await Promise.all([1, 2, 3].map(() => browser.call(calls.newRecoveryCodes)));
  expect(await leftOf(browser)).toBe(10);
  const opened = await Promise.all(sets.map(({ codes }) => tryCode(email, codes[0] ?? '')));
  expect(opened.filter(([status]) => status === 200)).toHaveLength(1);
});

test('a code is for its own address, and nobody learns whether an address is known', async () => {
  const [anna, boris] = [await withCodes(), await withCodes()];
  expect(await tryCode(boris.email, anna.codes[0] ?? '')).toEqual([400, 'wrong-recovery-code']);
  expect(await tryCode('nobody@example.com', anna.codes[0] ?? '')).toEqual([400, 'wrong-recovery-code']);
});

test('a network that guesses is stopped; its victim is not', async () => {
  const { email, codes } = await withCodes();
  const guesses: unknown[] = [];
  for (let guess = 0; guess < 31; guess += 1) guesses.push(await tryCode(email, 'AAAA-AAAA', '203.0.113.9'));
  expect(guesses.slice(0, 30)).toEqual(guesses.slice(0, 30).map(() => [400, 'wrong-recovery-code']));
  expect(guesses[30]).toEqual([429, 'too-many-tries']);
  expect(await tryCode(email, codes[0] ?? '', '203.0.113.9')).toEqual([429, 'too-many-tries']);
  expect(await tryCode(email, codes[0] ?? '', '198.51.100.1')).toEqual([200, null]);
});
