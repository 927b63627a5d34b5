import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductScene, type ProductScene } from '../../testing/open-product-scene.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
});
afterAll(() => laine.close());

const ask = (email: string, headers = {}) => laine.browser().post('/api/auth/login/email', { email }, headers);
const enter = (email: string, code: string) => laine.browser().post('/api/auth/callback/email', { email, code });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a mailed code signs a new person in and makes their account', async () => {
  const browser = laine.browser();
  expect((await browser.call(calls.me)).user).toBeNull();
  await browser.call(calls.loginByEmail, { email: '  Mari@Example.COM ' });
  const answer = await browser.call(calls.emailCallback, {
    email: 'mari@example.com',
    code: laine.mailedCode('mari@example.com'),
  });
  expect(answer).toEqual({ success: true });
  expect((await browser.call(calls.me)).user).toMatchObject({
    email: 'mari@example.com',
    isAdmin: false,
    isOwner: false,
  });
});

test('the login cookie is hidden from scripts and sent by our own pages only', async () => {
  await ask('cookie@example.com');
  const response = await enter('cookie@example.com', laine.mailedCode('cookie@example.com'));
  expect(response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^login=[\w-]{43}; Path=\/; Max-Age=5184000; SameSite=Lax; HttpOnly$/),
  );
});

test('a code works once', async () => {
  await ask('once@example.com');
  const code = laine.mailedCode('once@example.com');
  expect(await (await enter('once@example.com', code)).json()).toEqual({ success: true });
  expect(await (await enter('once@example.com', code)).json()).toEqual({ success: false });
});

test('a code asked for later replaces the earlier one', async () => {
  await ask('again@example.com');
  const first = laine.mailedCode('again@example.com');
  let second = first;
  // Once in a million the second code is the first one again.
  while (second === first) {
    await ask('again@example.com');
    second = laine.mailedCode('again@example.com');
  }
  expect(await (await enter('again@example.com', first)).json()).toEqual({ success: false });
  expect(await (await enter('again@example.com', second)).json()).toEqual({ success: true });
});

test('a code dies after ten minutes', async () => {
  await ask('late@example.com');
  laine.clock.advance({ minutes: 10 });
  const answer = await enter('late@example.com', laine.mailedCode('late@example.com'));
  expect(await answer.json()).toEqual({ success: false });
});

test('five wrong tries lock an address across codes, and time opens it again', async () => {
  const email = 'guessed@example.com';
  await ask(email);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (attempt === 3) await ask(email);
    const answer = await enter(email, otherThan(laine.mailedCode(email)));
    expect(await answer.json()).toEqual({ success: false });
  }
  const locked = await enter(email, laine.mailedCode(email));
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(await locked.text()).toContain('Too many attempts');

  laine.clock.advance({ minutes: 4 });
  const mailed = laine.messages.list({ to: email }).length;
  const again = await ask(email);
  expect([again.status, again.headers.get('x-refusal')]).toEqual([429, 'too-many-tries']);
  expect(await again.text()).toBe('Too many attempts. Please try again in 6 minutes.');
  expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(360);
  expect(laine.messages.list({ to: email })).toHaveLength(mailed);

  laine.clock.advance({ minutes: 10 });
  await ask(email);
  expect(await (await enter(email, laine.mailedCode(email))).json()).toEqual({ success: true });
});

test('parallel guesses count one by one', async () => {
  const email = 'parallel@example.com';
  await ask(email);
  const wrong = otherThan(laine.mailedCode(email));
  const answers = await Promise.all(Array.from({ length: 12 }, () => enter(email, wrong)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('ten codes in ten minutes are enough', async () => {
  const email = 'flooded@example.com';
  for (let sent = 0; sent < 10; sent += 1) expect((await ask(email)).status).toBe(200);
  const refused = await ask(email, { cookie: 'locale=et' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('x-refusal')).toBe('too-many-codes');
});

test('nothing tells whether an address has an account', async () => {
  await laine.as('known@example.com');
  const [known, unknown] = [await ask('known@example.com'), await ask('stranger@example.com')];
  const shape = async (response: Response) => [response.status, await response.text(), [...response.headers.keys()]];
  expect(await shape(known)).toEqual(await shape(unknown));
});

const askInVain = async (email: string) => {
  laine.messages.faults.email = 'refuse';
  const response = await ask(email);
  laine.messages.faults.email = 'deliver';
  return response;
};

test('a mailbox that refuses is told as such', async () => {
  const response = await askInVain('refused@example.com');
  expect(response.status).toBe(400);
  expect(await response.text()).toBe('Failed to send code');
});

test('a code that was not delivered leaves the earlier one as it was', async () => {
  const email = 'delivered-once@example.com';
  await ask(email);
  const delivered = laine.mailedCode(email);
  expect((await askInVain(email)).status).toBe(400);
  expect(await (await enter(email, delivered)).json()).toEqual({ success: true });
  expect((await askInVain(email)).status).toBe(400);
  expect(await (await enter(email, delivered)).json()).toEqual({ success: false });
});

test('codes that were not delivered count as asked for', async () => {
  const email = 'never-delivered@example.com';
  for (let asked = 0; asked < 10; asked += 1) expect((await askInVain(email)).status).toBe(400);
  expect((await ask(email)).headers.get('x-refusal')).toBe('too-many-codes');
});

test('what is not an address is named as people call it', async () => {
  expect(await (await ask('nobody')).text()).toBe('Please check: e-mail address');
  expect(await (await ask('nobody', { cookie: 'locale=ru' })).text()).toBe('Проверьте данные: адрес электронной почты');
});

test('the mail speaks the language of the visit', async () => {
  await ask('anna@example.com', { cookie: 'locale=ru' });
  const [mail] = laine.messages.list({ to: 'anna@example.com' });
  expect(mail?.html).toContain('<html lang="ru">');
  expect(mail?.text).toMatch(/[а-я]/);
});

test('signing out ends the login on the server too', async () => {
  const browser = await laine.as('leaving@example.com');
  const token = browser.cookies.get('login') ?? '';
  const response = await browser.fetch('/api/auth/logout');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
  browser.cookies.set('login', token);
  expect((await browser.call(calls.me)).user).toBeNull();
});

test('a login ends sixty days after it was last seen', async () => {
  const browser = await laine.as('rare@example.com');
  laine.clock.advance({ hours: 24 * 59 });
  expect((await browser.call(calls.me)).user).not.toBeNull();
  laine.clock.advance({ hours: 24 * 59 });
  expect((await browser.call(calls.me)).user).not.toBeNull();
  laine.clock.advance({ hours: 24 * 60 });
  expect((await browser.call(calls.me)).user).toBeNull();
});

test.each([
  ['no body', '/api/auth/login/email', {}],
  ['no address', '/api/auth/login/email', { email: 'nobody' }],
  ['five digits', '/api/auth/callback/email', { email: 'a@example.com', code: '12345' }],
  ['letters', '/api/auth/callback/email', { email: 'a@example.com', code: 'abcdef' }],
  ['a number', '/api/auth/callback/email', { email: 'a@example.com', code: 123_456 }],
  ['null', '/api/auth/callback/email', null],
])('%s is answered with 400 and words', async (_what, path, body) => {
  const response = await laine.browser().post(path, body);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).not.toBe('');
});
