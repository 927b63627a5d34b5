import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductScene, type ProductScene } from '../../testing/open-product-scene.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => laine.close());

/** The header of a current browser. */
const asBrowser = { 'sec-fetch-site': 'same-origin' };
let networks = 0;
const newNetwork = () => `10.${++networks >> 8}.${networks & 255}.1`;
const from = (network: string) => ({ ...asBrowser, 'x-forwarded-for': network });

const ask = (browser: TestBrowser, email: string, headers: Record<string, string> = from(newNetwork())) =>
  browser.post('/api/auth/login/email', { email }, headers);
const enter = async (
  browser: TestBrowser,
  email: string,
  code: string,
  headers: Record<string, string> = from(newNetwork()),
) => {
  const answer = await browser.post('/api/auth/callback/email', { email, code }, headers);
  return answer.status === 200 ? ((await answer.json()) as { success: boolean }).success : answer.status;
};
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A browser that signed in with this address before and is signed out now. */
async function knownBrowser(email: string): Promise<TestBrowser> {
  const browser = laine.browser();
  await ask(browser, email);
  expect(await enter(browser, email, laine.mailedCode(email))).toBe(true);
  await browser.fetch('/api/auth/logout');
  return browser;
}

/** Strangers from everywhere use up all that strangers may. */
async function attack(email: string): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    const stranger = laine.browser();
    for (let asked = 0; asked < 11; asked += 1) await ask(stranger, email);
    for (let guess = 0; guess < 6; guess += 1) await enter(stranger, email, '000000');
    laine.clock.advance({ minutes: 11 });
  }
}

test('a code is good in the browser that asked for it, and in no other', async () => {
  const [own, other] = [laine.browser(), laine.browser()];
  await ask(own, 'bound@example.com');
  const code = laine.mailedCode('bound@example.com');
  await ask(other, 'else@example.com');
  expect(await enter(other, 'bound@example.com', code)).toBe(false);
  expect(await enter(laine.browser(), 'bound@example.com', code)).toBe(false);
  expect(await enter(own, 'bound@example.com', code)).toBe(true);
});

test('a code that a stranger asks for leaves the one that is being typed alone', async () => {
  const own = laine.browser();
  await ask(own, 'typing@example.com');
  const code = laine.mailedCode('typing@example.com');
  await ask(laine.browser(), 'typing@example.com');
  expect(await enter(own, 'typing@example.com', code)).toBe(true);
});

test('a program that keeps no cookies enters its code from its own network', async () => {
  const [here, there] = [{ 'x-forwarded-for': newNetwork() }, { 'x-forwarded-for': newNetwork() }];
  await ask(laine.browser(), 'program@example.com', here);
  const code = laine.mailedCode('program@example.com');
  expect(await enter(laine.browser(), 'program@example.com', code, there)).toBe(false);
  expect(await enter(laine.browser(), 'program@example.com', code, here)).toBe(true);
});

test('whoever signed in before comes in again, whatever strangers do', async () => {
  const email = 'attacked@example.com';
  const known = await knownBrowser(email);
  await attack(email);
  const stranger = laine.browser();
  expect((await ask(stranger, email)).status).toBe(429);
  expect((await ask(known, email)).status).toBe(200);
  expect(await enter(known, email, laine.mailedCode(email))).toBe(true);
  expect((await known.call(calls.me)).user).toMatchObject({ email });
});

test('a browser is known for the addresses that it signed in with alone', async () => {
  const email = 'not-mine@example.com';
  const known = await knownBrowser('mine@example.com');
  await attack(email);
  expect((await ask(known, email)).status).toBe(429);
});

test('of an address ten guesses a day are evaluated for strangers, from wherever they come', async () => {
  const email = 'guessed@example.com';
  const answers: (boolean | number)[] = [];
  for (let round = 0; round < 6; round += 1) {
    const stranger = laine.browser();
    const { status } = await ask(stranger, email);
    const wrong = otherThan(laine.mailedCode(email));
    for (let guess = 0; guess < 4; guess += 1)
      answers.push(status === 200 ? await enter(stranger, email, wrong) : status);
    laine.clock.advance({ minutes: 11 });
  }
  expect(answers.filter((answer) => answer === false)).toHaveLength(10);
  expect(answers.filter((answer) => answer === 429)).toHaveLength(14);
  laine.clock.advance({ hours: 24 });
  const own = laine.browser();
  await ask(own, email);
  expect(await enter(own, email, laine.mailedCode(email))).toBe(true);
});

test('guesses about nothing cost an address nothing, and a network its own', async () => {
  const email = 'idle@example.com';
  const own = laine.browser();
  await ask(own, email);
  const network = from(newNetwork());
  for (let guess = 0; guess < 30; guess += 1)
    expect(await enter(laine.browser(), email, '000000', network)).toBe(false);
  expect(await enter(laine.browser(), email, '000000', network)).toBe(429);
  expect(await enter(own, email, laine.mailedCode(email))).toBe(true);
  const [neighbour, beside] = [laine.browser(), 'beside@example.com'];
  expect((await ask(neighbour, beside, network)).status).toBe(200);
  expect(await enter(neighbour, beside, laine.mailedCode(beside), network)).toBe(true);
});

test('one network cannot mail two hundred strangers, and the next one still signs in', async () => {
  const network = from('2001:db8:7:7::1');
  const statuses: number[] = [];
  for (let n = 0; n < 70; n += 1) {
    const neighbour = { ...network, 'x-forwarded-for': `2001:db8:7:7::${n + 1}` };
    statuses.push((await ask(laine.browser(), `stranger-${n}@example.com`, neighbour)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect((await ask(laine.browser(), 'elsewhere@example.com', from('2001:db8:7:8::1'))).status).toBe(200);
});

test('a flood of codes from everywhere is told to admins once, and shuts nobody out', async () => {
  const { query } = laine.db;
  const flood = query.selectFrom('alerts').select('id').where('kind', '=', 'sign-in-flood');
  expect(await flood.execute()).toEqual([]);
  const at = laine.clock.now();
  const { budget } = await query
    .selectFrom('budgetUses')
    .select('budget')
    .where('budget', 'like', 'codes of everybody %')
    .limit(1)
    .executeTakeFirstOrThrow();
  await query
    .insertInto('budgetUses')
    .values(Array.from({ length: 600 }, () => ({ budget, at })))
    .execute();
  for (let n = 0; n < 3; n += 1) expect((await ask(laine.browser(), `flood-${n}@example.com`)).status).toBe(200);
  expect(await flood.execute()).toHaveLength(1);
});

test('a network begins sixty round trips to a provider in ten minutes', async () => {
  const headers = from(newNetwork());
  const begin = async () => (await laine.browser().fetch('/api/auth/login/google', { headers })).status;
  for (let begun = 0; begun < 60; begun += 1) expect(await begin()).toBe(302);
  expect(await begin()).toBe(429);
});

test('nothing that is counted can be read back', async () => {
  await ask(laine.browser(), 'secret@example.com', from('198.51.100.77'));
  const uses = await laine.db.query.selectFrom('budgetUses').select('budget').execute();
  const text = uses.map(({ budget }) => budget).join();
  expect(text).not.toContain('secret@');
  expect(text).not.toContain('198.51');
});
