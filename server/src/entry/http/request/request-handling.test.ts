import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { calls } from '@laine/contract/calls.ts';
import { locales } from '@laine/contract/languages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { openProductScene, type ProductScene } from '../../../testing/open-product-scene.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { openApiDocument } from '../docs/open-api-document.ts';
import { cookieJar } from './cookie-jar.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
});
afterAll(() => laine.close());

const get = (path: string, headers: Record<string, string> = {}) => laine.browser().fetch(path, { headers });

describe('refusals', () => {
  test('are plain text in the language of cookie, host, English', async () => {
    const words = async (headers: Record<string, string>) => (await get('/api/stations/nowhere', headers)).text();
    const spoken = new Map<string, string>();
    for (const locale of locales) spoken.set(locale, await words({ cookie: `locale=${locale}` }));
    expect(new Set(spoken.values()).size).toBe(locales.length);
    expect(await words({})).toBe(spoken.get('en'));
    expect(await words({ cookie: 'locale=xx' })).toBe(spoken.get('en'));
  });

  test('name their code and are never cached', async () => {
    const response = await get('/api/stations/nowhere');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('x-refusal')).toBe('not-found');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('name the fields that a form must mark, and nothing that the caller made up', async () => {
    const response = await laine.browser().fetch('/api/auth/callback/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nobody', code: 12, 'ключ, x': 1 }),
    });
    expect(response.headers.get('x-refusal')).toBe('malformed');
    expect(response.headers.get('x-refused-fields')).toBe('email, code');
    expect((await get('/api/stations/nowhere')).headers.has('x-refused-fields')).toBe(false);
  });

  test.each([
    ['broken JSON', '{"email":', 'application/json', 400],
    ['a form', 'email=a@b.ee', 'application/x-www-form-urlencoded', 415],
    ['plain text', '{"email":"a@b.ee"}', 'text/plain', 415],
    ['another alphabet', '{"email":"a@b.ee"}', 'application/json; charset=utf-16', 415],
    ['a poisoned prototype', '{"__proto__":{"x":1},"email":"a@b.ee"}', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['too much', JSON.stringify({ email: 'x'.repeat(300_000) }), 'application/json', 413],
  ])('%s is a clear answer', async (_what, body, type, status) => {
    const response = await laine
      .browser()
      .fetch('/api/auth/login/email', { method: 'POST', body, headers: { 'content-type': type } });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  const say = async (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
    const response = await laine.browser().fetch('/api/auth/login/email', init);
    return [response.status, response.headers.get('x-refusal'), await response.text()];
  };

  test('bytes that are no UTF-8 are not guessed', async () => {
    const bytes = new Uint8Array(Buffer.from('{"email":"m\xE4ri@example.com"}', 'latin1'));
    expect(await say(bytes)).toEqual([400, 'unreadable', 'We could not read what was sent']);
  });

  test('what is packed is not taken for text', async () => {
    expect(await say('{"email":"a@b.ee"}', { 'content-encoding': 'gzip' })).toContain('unsupported-type');
  });

  test.each(['{"email":', '[]', '"text"', '5'])('%s has no field to name', async (body) => {
    expect(await say(body)).toEqual([400, 'unreadable', 'We could not read what was sent']);
  });

  test.each([
    ['what is wrong', { country: 'Estonia' }, 'country'],
    ['text that cannot be stored', { country: 'EE', postalCode: '1\0' }, 'postal code'],
    ['half a character', { postalCode: '\ud800' }, 'postal code'],
  ])('%s is named', async (_what, fields, name) => {
    const browser = await laine.as('named@example.com');
    const response = await browser.fetch('/api/users/me', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    expect(await response.text()).toBe(`Please check: ${name}`);
  });

  test.each(['/api/%', '/api/stations/%ff', `/api/stations/${'x'.repeat(600)}`, '/api/nothing', '/api/users/me/x'])(
    'GET %s is declined, not failed',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    },
  );

  test.each([
    ['what is not HTTP', 'hello there\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
      'HTTP/1.1 431 Request Header Fields Too Large',
    ],
  ])('%s gets plain words too', async (_what, sent, statusLine) => {
    const socket = connect(Number(new URL(laine.url).port), '127.0.0.1');
    socket.end(sent);
    const answer = await text(socket);
    expect(answer.split('\r\n')).toEqual(
      expect.arrayContaining([
        statusLine,
        'Content-Type: text/plain; charset=utf-8',
        statusLine.replace(/^\S+ \d+ /, ''),
      ]),
    );
  });
});

describe('the product’s time', () => {
  const behindInMs = ({ headers }: Response) =>
    laine.clock.now().epochMilliseconds - Date.parse(headers.get('x-now') ?? '');
  const json = { 'content-type': 'application/json' };
  /** Near enough to be this visit's, however busy the machine is. */
  const A_MINUTE = 60_000;

  test.each<[string, string, RequestInit?]>([
    ['a list', '/api/stations'],
    ['the same list, now cached', '/api/stations'],
    ['what is not there', '/api/stations/nowhere'],
    ['what nobody may see', '/api/bookings'],
    ['no call at all', '/api/nothing'],
    ['the document', '/api/openapi.json'],
    ['its page', '/api/docs'],
    ['broken JSON', '/api/auth/login/email', { method: 'POST', headers: json, body: '{' }],
    ['a form', '/api/auth/login/email', { method: 'POST', body: new URLSearchParams({ email: 'a@b.ee' }) }],
    ['another website', '/api/auth/login/email', { method: 'POST', headers: { origin: 'https://evil.example' } }],
  ])('comes with the answer to %s', async (_what, path, init) => {
    const behind = behindInMs(await laine.browser().fetch(path, init));
    expect(behind).toBeGreaterThanOrEqual(0);
    expect(behind).toBeLessThan(A_MINUTE);
  });

  test('is told anew some times a second, also when it was moved', async () => {
    laine.clock.advance({ hours: 3 });
    await expect.poll(async () => behindInMs(await get('/api/stations'))).toBeLessThan(A_MINUTE);
  });

  test('is no part of pages', async () => {
    expect((await get('/healthz')).headers.has('x-now')).toBe(false);
  });
});

describe('other websites', () => {
  const ask = (headers: Record<string, string>) =>
    laine.browser().post('/api/auth/login/email', { email: 'origin@example.com' }, headers);

  test('cannot make our visitors change anything', async () => {
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await ask({ origin: 'null' })).status).toBe(403);
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('our own pages and programs can', async () => {
    expect((await ask({ origin: laine.url })).status).toBe(200);
    expect((await ask({})).status).toBe(200);
  });

  test('a page of ours that came without https cannot either, nor an app that calls itself like us', async () => {
    const secure = await openProductScene({ env: { PUBLIC_URL: 'https://laine.example' } });
    const answerTo = async (origin: string, host = 'laine.example') => {
      const headers = { origin, host };
      return (await secure.app.inject({ method: 'POST', url: '/api/users/login', headers })).statusCode;
    };
    expect(await answerTo('https://laine.example')).toBe(400);
    expect(await answerTo('https://laine.ee', 'laine.ee')).toBe(400);
    expect(await answerTo('http://laine.example')).toBe(403);
    expect(await answerTo('foo://laine.example')).toBe(403);
    expect(await answerTo('http://laine.ee', 'laine.ee')).toBe(403);
    expect((await ask({ origin: laine.url.replace('http:', 'https:') })).status).toBe(403);
    await secure.close();
  });

  // The runtime's own fetch would overwrite what a browser says.
  const leave = ({ cookies }: TestBrowser, headers: Record<string, string>) =>
    laine.app.inject({ url: '/api/auth/logout', headers, cookies: { login: cookies.get('login') ?? '' } });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-moz': 'prefetch' },
  ])('cannot sign our visitors out by %j', async (headers) => {
    const browser = await laine.as('staying@example.com');
    const refused = await leave(browser, headers);
    expect([refused.statusCode, refused.headers['x-refusal']]).toEqual([403, 'foreign-origin']);
    expect((await browser.call(calls.me)).user).not.toBeNull();
  });

  test('does not stand in the way of who presses the link', async () => {
    const browser = await laine.as('pressing@example.com');
    const pressed = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect((await leave(browser, pressed)).statusCode).toBe(302);
    expect((await browser.call(calls.me)).user).toBeNull();
  });
});

test('asking for the head of the way out does not sign out', async () => {
  const browser = await laine.as('head@example.com');
  expect((await browser.fetch('/api/auth/logout', { method: 'HEAD' })).status).toBe(404);
  expect(await (await browser.fetch('/api/users/me')).json()).toMatchObject({ user: { email: 'head@example.com' } });
});

describe('health', () => {
  test('says that it is up, ready, and how it is doing', async () => {
    expect(await (await get('/healthz')).text()).toBe('ok');
    expect(await (await get('/readyz')).text()).toBe('ready');
    expect(await (await get('/metrics')).text()).toMatch(/route="\/healthz",status="200"/);
  });
});

describe('the API document', () => {
  test('is OpenAPI 3.1 and names public and admin calls', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; responses: object }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/api/bookings/{bookingId}/sessions/{sessionId}/open');
    expect(document.paths['/api/stations']?.['get']?.operationId).toBe('stations');
    expect(document.paths['/api/admin/stations']?.['get']?.operationId).toBe('adminStations');
  });

  test.each([
    [{}, 'login'],
    [{ PUBLIC_URL: 'https://laine.example' }, '__Host-login'],
  ])('with %j names the cookie %s', (env, name) => {
    const document = openApiDocument({
      brand: laine.settings.brand,
      version: '1',
      loginCookie: cookieJar(readSettings(env)).names.login,
      served: {},
    });
    expect(document.components.securitySchemes.login.name).toBe(name);
  });

  test('is also a page without scripts', async () => {
    const response = await get('/api/docs');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).not.toContain('<script');
    expect(html).toContain('/api/auth/callback/email');
  });
});

test('answers carry the headers that browsers ask for', async () => {
  const { headers } = await get('/api/stations');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-powered-by')).toBeNull();
});
