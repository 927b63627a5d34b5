import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken, newToken } from '../../../ground/secrets.ts';
import { insertLogin } from '../../../identity/accounts/login-store.ts';
import { openPagesScene } from '../../../testing/open-pages-scene.ts';
import { openTestDatabase } from '../../../testing/open-test-database.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { openApp } from '../open-app.ts';
import { cookieJar } from './cookie-jar.ts';
import { registerRequestHandling } from './register-request-handling.ts';

let pages: Awaited<ReturnType<typeof openPagesScene>>;
beforeAll(async () => {
  pages = await openPagesScene({
    render: async () => new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } }),
  });
});
afterAll(() => pages.close());

const cookieOf = ({ cookies }: TestBrowser) => `login=${cookies.get('login')}`;

describe('a login that goes on', () => {
  test('is renewed in the browser as well', async () => {
    const browser = await pages.product.as('often@example.com');
    pages.product.clock.advance({ minutes: 11 });
    const renewed = await browser.fetch('/api/users/me');
    expect(renewed.headers.getSetCookie()).toEqual([
      `${cookieOf(browser)}; Path=/; Max-Age=${60 * 86_400}; SameSite=Lax; HttpOnly`,
    ]);
    expect((await browser.fetch('/api/users/me')).headers.getSetCookie()).toEqual([]);
  });

  test.each(['/reservations', '/reservations.data'])('is renewed by %s, beside the language', async (url) => {
    const cookie = cookieOf(await pages.product.as('page@example.com'));
    pages.product.clock.advance({ minutes: 11 });
    const { headers } = await pages.app.inject({ url, headers: { cookie, host: 'laine.ee' } });
    expect(headers['set-cookie']).toEqual([expect.stringMatching(`^${cookie};`), expect.stringMatching(/^locale=/)]);
  });

  test('is not, once the person has signed out', async () => {
    const browser = await pages.product.as('gone@example.com');
    const cookie = cookieOf(browser);
    pages.product.clock.advance({ minutes: 11 });
    expect((await browser.fetch('/api/auth/logout')).headers.getSetCookie().at(-1)).toMatch(/^login=; .*Max-Age=0;/);
    expect(browser.cookies.has('login')).toBe(false);
    const late = await pages.product.browser().fetch('/api/users/me', { headers: { cookie } });
    expect([await late.json(), late.headers.getSetCookie()]).toEqual([{ user: null }, []]);
  });
});

describe('words go by the profile', () => {
  const ask = (headers: Record<string, string>) =>
    pages.product
      .browser()
      .post('/api/users/login', undefined, headers)
      .then((response) => response.text());

  async function estonian() {
    const browser = await pages.product.as('mari@example.com');
    const { query } = pages.product.db;
    const mari = query.updateTable('accounts').set({ locale: 'et' }).where('email', '=', 'mari@example.com');
    const { id } = await mari.returning('id').executeTakeFirstOrThrow();
    return { cookie: cookieOf(browser), id };
  }

  test('of whoever shows a bearer token', async () => {
    const { id } = await estonian();
    const token = newToken();
    const now = pages.product.clock.now();
    const login = {
      accountId: id,
      tokenHash: hashToken(token),
      kind: 'bearer',
      method: 'password',
      device: '',
    } as const;
    await insertLogin(pages.product.db.query, { ...login, expiresAt: now.add({ hours: 1 }) }, now);
    expect(await ask({ authorization: `Bearer ${token}` })).toBe(await ask({ cookie: 'locale=et' }));
  });

  test.each([
    ['broken JSON', { 'content-type': 'application/json' }, '{'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
    ['too much', { 'content-type': 'application/json' }, 'x'.repeat(300_000)],
    ['another website', { origin: 'https://elsewhere.example' }, ''],
  ])('also about %s, before anybody asked who it is', async (_what, headers, body) => {
    const said = async (cookie: string) => {
      const init = { method: 'POST', headers: { ...headers, cookie } as Record<string, string>, body };
      return (await pages.product.browser().fetch('/api/auth/login/email', init)).text();
    };
    expect(await said((await estonian()).cookie)).toBe(await said('locale=et'));
    expect(await said('locale=et')).not.toBe(await said(''));
  });

  test('and by the rest where the database fails', async () => {
    const { deps, settings } = pages.product;
    const db = await openTestDatabase();
    const app = openApp(settings);
    registerRequestHandling(app, { ...deps, db }, cookieJar(settings));
    await db.close();
    const { statusCode, headers } = await app.inject({ url: '/api/nothing', headers: { cookie: 'login=somebody' } });
    expect([statusCode, headers['x-refusal']]).toEqual([404, 'not-found']);
  });
});
