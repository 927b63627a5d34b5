import { calls } from '@laine/contract/calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openProductScene, type ProductScene } from '../../testing/open-product-scene.ts';
import { describeOnPostgres } from '../../testing/open-test-database.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
});
afterAll(() => laine.close());

type Provider = 'google' | 'facebook';

const begin = async (browser: TestBrowser, provider: Provider, redirect = '/') => {
  const response = await browser.fetch(`/api/auth/login/${provider}?redirect=${encodeURIComponent(redirect)}`);
  expect(response.status).toBe(302);
  return new URL(response.headers.get('location') ?? '');
};

/** Chooses an account at the provider and stops before the browser returns to us. */
async function chooseAccount(browser: TestBrowser, provider: Provider, email: string, redirect = '/') {
  const url = await begin(browser, provider, redirect);
  url.searchParams.set('login_hint', email);
  return (await browser.open(url, { stopAt: `/api/auth/callback/${provider}` })).url;
}

async function signIn(browser: TestBrowser, provider: Provider, email: string, redirect = '/') {
  const back = await chooseAccount(browser, provider, email, redirect);
  const response = await browser.fetch(back.href);
  expect(response.status).toBe(302);
  return response.headers.get('location');
}

const emailOf = async (browser: TestBrowser) => (await browser.call(calls.me)).user?.email;

test.each([
  'redirect=/a&redirect=/b',
  `redirect=/${'x'.repeat(2_000)}`,
  'redirect=/a%00b',
  'redirect=//elsewhere.test',
])('what is no path of ours leads home: %s', async (query) => {
  const browser = laine.browser();
  const response = await browser.fetch(`/api/auth/login/google?${query}`);
  expect(response.status).toBe(302);
  const url = new URL(response.headers.get('location') ?? '');
  url.searchParams.set('login_hint', 'home@example.com');
  const back = await browser.open(url, { stopAt: '/api/auth/callback/google' });
  expect((await browser.fetch(back.url.href)).headers.get('location')).toBe('/');
});

test('signing in through a provider ends the login that the browser had', async () => {
  const browser = await laine.as('before@example.com');
  await signIn(browser, 'google', 'after@example.com');
  expect(await emailOf(browser)).toBe('after@example.com');
  const logins = laine.db.query.selectFrom('logins').innerJoin('accounts', 'accounts.id', 'logins.accountId');
  const before = logins.select('logins.endedBecause').where('accounts.email', '=', 'before@example.com');
  expect(await before.execute()).toEqual([{ endedBecause: 'signed-in-again' }]);
});

describe('Google', () => {
  test('signs in a person with a verified address and takes them where they wanted to go', async () => {
    const browser = laine.browser();
    expect(await signIn(browser, 'google', 'juan@example.com', '/stations/pirita?day=2')).toBe(
      '/stations/pirita?day=2',
    );
    expect((await browser.call(calls.me)).user).toMatchObject({
      email: 'juan@example.com',
      name: 'Juan',
      surname: 'Pérez',
    });
  });

  test('opens the account that the address already has', async () => {
    const byCode = await laine.as('camille@example.com');
    const byGoogle = laine.browser();
    await signIn(byGoogle, 'google', 'camille@example.com');
    expect((await byGoogle.call(calls.me)).user?.id).toBe((await byCode.call(calls.me)).user?.id);
  });

  test('asks with state, nonce and PKCE', async () => {
    const { searchParams } = await begin(laine.browser(), 'google');
    expect([...searchParams.keys()]).toEqual(expect.arrayContaining(['state', 'nonce', 'code_challenge']));
    expect(searchParams.get('code_challenge_method')).toBe('S256');
  });

  test('with an unverified address waits for the mailed code', async () => {
    const browser = laine.browser();
    expect(await signIn(browser, 'google', 'oskar@example.com')).toBe('/login?step=confirm');
    expect(await emailOf(browser)).toBeUndefined();
    expect(decodeURIComponent(browser.cookies.get('confirm_email') ?? '')).toBe('oskar@example.com');
    await browser.call(calls.emailCallback, {
      email: 'oskar@example.com',
      code: laine.mailedCode('oskar@example.com'),
    });
    expect(await emailOf(browser)).toBe('oskar@example.com');

    const again = laine.browser();
    expect(await signIn(again, 'google', 'oskar@example.com')).toBe('/');
    expect(await emailOf(again)).toBe('oskar@example.com');
  });

  test('an attacker with the same unverified address gets nothing', async () => {
    await laine.as('victim@example.com');
    const attacker = laine.browser();
    expect(await signIn(attacker, 'facebook', 'victim@example.com')).toBe('/login?step=confirm');
    expect(await emailOf(attacker)).toBeUndefined();
  });
});

describe('Facebook', () => {
  test('without an address says to sign in by e-mail', async () => {
    const browser = laine.browser();
    const dialog = await begin(browser, 'facebook');
    const [, account = ''] =
      /value="(\d+)"(?:(?!value=).)*Kristjan Tamm/s.exec(await (await browser.fetch(dialog.href)).text()) ?? [];
    const picked = await browser.fetch(dialog.href, { method: 'POST', body: new URLSearchParams({ account }) });
    const back = await browser.fetch(picked.headers.get('location') ?? '');
    expect(back.headers.get('location')).toBe('/login?problem=unverified');
  });

  const confirm = (browser: TestBrowser, email: string) =>
    browser.call(calls.emailCallback, { email, code: laine.mailedCode(email) });

  test('is not linked by a code that the owner of the mailbox types elsewhere', async () => {
    const email = 'owner-of-the-mailbox@example.com';
    const victim = laine.browser();
    await victim.call(calls.loginByEmail, { email });
    const code = laine.mailedCode(email);
    const attacker = laine.browser();
    expect(await signIn(attacker, 'facebook', email)).toBe('/login?step=confirm');
    // Neither the code that the attacker's browser has asked for, nor their own, links anything.
    expect(await confirm(victim, email)).toEqual({ success: laine.mailedCode(email) === code });
    await victim.call(calls.emailCallback, { email, code });
    expect(await emailOf(victim)).toBe(email);
    expect(await signIn(attacker, 'facebook', email)).toBe('/login?step=confirm');
    expect(await emailOf(attacker)).toBeUndefined();
  });

  test('is linked by a second code too, when the first mail does not come', async () => {
    const email = 'second-code@example.com';
    const browser = laine.browser();
    await signIn(browser, 'facebook', email);
    laine.clock.advance({ minutes: 11 });
    await browser.call(calls.loginByEmail, { email });
    await confirm(browser, email);
    const again = laine.browser();
    expect(await signIn(again, 'facebook', email)).toBe('/');
    expect(await emailOf(again)).toBe(email);
  });

  test('keeps the name of whoever signs up, once the address is confirmed', async () => {
    const browser = laine.browser();
    await signIn(browser, 'facebook', 'named@example.com');
    await confirm(browser, 'named@example.com');
    const { user } = await browser.call(calls.me);
    expect(user).toMatchObject({ name: expect.stringMatching(/\w/), email: 'named@example.com' });
  });

  test('changes no name that its person has given here', async () => {
    const email = 'own-name@example.com';
    const own = await laine.as(email);
    await own.call(calls.editMe, { name: 'Mari' });
    const browser = laine.browser();
    await signIn(browser, 'facebook', email);
    await confirm(browser, email);
    expect((await browser.call(calls.me)).user).toMatchObject({ name: 'Mari' });
  });

  test('is not linked half an hour later, nor with another address', async () => {
    const [email, another] = ['late@example.com', 'another@example.com'];
    const browser = laine.browser();
    await signIn(browser, 'facebook', email);
    await browser.call(calls.loginByEmail, { email: another });
    await confirm(browser, another);
    laine.clock.advance({ minutes: 31 });
    await browser.call(calls.loginByEmail, { email });
    await confirm(browser, email);
    expect(await signIn(laine.browser(), 'facebook', email)).toBe('/login?step=confirm');
  });

  test('leads back to where one wanted to go when the code cannot be sent', async () => {
    const email = 'many-codes@example.com';
    for (let codes = 0; codes < 10; codes += 1) await laine.browser().call(calls.loginByEmail, { email });
    const problem = `/login?problem=failed&redirect=${encodeURIComponent('/stations/parnu')}`;
    expect(await signIn(laine.browser(), 'facebook', email, '/stations/parnu')).toBe(problem);
  });

  test('signs in after its address was confirmed once', async () => {
    const browser = laine.browser();
    const target = '/stations/parnu';
    const codeStep = `/login?step=confirm&redirect=${encodeURIComponent(target)}`;
    expect(await signIn(browser, 'facebook', 'lucia@example.com', target)).toBe(codeStep);
    await confirm(browser, 'lucia@example.com');
    const again = laine.browser();
    expect(await signIn(again, 'facebook', 'lucia@example.com', target)).toBe(target);
  });
});

describe('a round trip', () => {
  test('counts once', async () => {
    const browser = laine.browser();
    const back = await chooseAccount(browser, 'google', 'once@example.com');
    await browser.fetch(back.href);
    browser.cookies.delete('login');
    const replayed = await browser.fetch(back.href);
    expect(replayed.headers.get('location')).toBe('/login?problem=failed');
    expect(await emailOf(browser)).toBeUndefined();
  });

  test('belongs to the browser that began it', async () => {
    const back = await chooseAccount(laine.browser(), 'google', 'mallory@example.com');
    const victim = laine.browser();
    await begin(victim, 'google');
    expect((await victim.fetch(back.href)).headers.get('location')).toBe('/login?problem=failed');
  });

  test('lasts ten minutes', async () => {
    const browser = laine.browser();
    const back = await chooseAccount(browser, 'google', 'slow@example.com');
    laine.clock.advance({ minutes: 10 });
    expect((await browser.fetch(back.href)).headers.get('location')).toBe('/login?problem=failed');
  });

  test('may be broken off', async () => {
    const browser = laine.browser();
    const { searchParams } = await begin(browser, 'google', '/#faq');
    const state = searchParams.get('state') ?? '';
    const back = await browser.fetch(`/api/auth/callback/google?error=access_denied&state=${state}`);
    expect(back.headers.get('location')).toBe('/login?problem=cancelled&redirect=%2F%23faq');
  });

  test('never leads to another website', async () => {
    const browser = laine.browser();
    expect(await signIn(browser, 'google', 'careful@example.com', '//evil.example/x')).toBe('/');
  });

  test.each([
    '?',
    '?code=1',
    '?state=forged&code=1',
    '?state=%00',
    '?state=a&state=b',
    `?state=${'x'.repeat(401)}`,
    '?error=access_denied',
    `?state=forged&error=${'x'.repeat(401)}`,
  ])('with %s lands on the login page', async (query) => {
    const response = await laine.browser().fetch(`/api/auth/callback/google${query}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login?problem=failed']);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('never leads to a call', async () => {
    expect(await signIn(laine.browser(), 'google', 'called@example.com', '/api/auth/logout')).toBe('/');
  });
});

test('a banned person stays out, whatever way they come', async () => {
  const browser = laine.browser();
  await signIn(browser, 'google', 'banned@example.com');
  await laine.db.query
    .updateTable('accounts')
    .set({ status: 'banned' })
    .where('email', '=', 'banned@example.com')
    .execute();
  expect(await emailOf(browser)).toBeUndefined();
  expect(await signIn(laine.browser(), 'google', 'banned@example.com')).toBe('/login?problem=banned');
  await laine.browser().call(calls.loginByEmail, { email: 'banned@example.com' });
  const code = laine.mailedCode('banned@example.com');
  const answer = await laine.browser().post('/api/auth/callback/email', { email: 'banned@example.com', code });
  expect([answer.status, answer.headers.get('x-refusal')]).toEqual([403, 'account-banned']);
});

test('signing in takes a deletion back', async () => {
  const now = laine.clock.now();
  await signIn(laine.browser(), 'google', 'returning@example.com');
  await laine.db.query
    .updateTable('accounts')
    .set({ status: 'deactivated', deletionAskedAt: now })
    .where('email', '=', 'returning@example.com')
    .execute();
  const browser = laine.browser();
  await signIn(browser, 'google', 'returning@example.com');
  const { user } = await browser.call(calls.me);
  expect(user).toMatchObject({ email: 'returning@example.com' });
  expect(user).not.toHaveProperty('removedOn');
});

describe('a sign-in that cannot begin', () => {
  test('says so when the provider is not there', async () => {
    const lonely = await openProductScene({
      env: {
        GOOGLE_ISSUER: 'http://127.0.0.1:1',
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: 'secret',
      },
    });
    onTestFinished(() => lonely.close());
    const response = await lonely.browser().fetch('/api/auth/login/google');
    expect(response.headers.get('x-refusal')).toBe('provider-unavailable');
  });

  test('does not blame the provider for our database', async () => {
    await sql`alter table provider_sign_ins rename to away`.execute(laine.db.query);
    onTestFinished(async () => void (await sql`alter table away rename to provider_sign_ins`.execute(laine.db.query)));
    const response = await laine.browser().fetch('/api/auth/login/google');
    expect([response.status, response.headers.get('x-refusal')]).toEqual([500, 'internal']);
  });
});

describeOnPostgres('one new person in several browsers at once', () => {
  const BROWSERS = 4;
  const ROUNDS = 5;

  test('gets one account, by Google and by a mailed code', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `everywhere-${round}@example.com`;
      const returning = await Promise.all(
        Array.from({ length: BROWSERS }, async () => {
          const browser = laine.browser();
          return { browser, back: await chooseAccount(browser, 'google', email) };
        }),
      );
      const byCode = laine.browser();
      await byCode.call(calls.loginByEmail, { email });
      const code = laine.mailedCode(email);
      const answers = await Promise.all([
        ...returning.map(({ browser, back }) => browser.fetch(back.href)),
        byCode.post('/api/auth/callback/email', { email, code }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([...returning.map(() => 302), 200]);
      const browsers = [...returning.map(({ browser }) => browser), byCode];
      const ids = await Promise.all(browsers.map(async (browser) => (await browser.call(calls.me)).user?.id));
      expect([...new Set(ids)]).toEqual([expect.any(String)]);
    }
  });
});
