import { createHash } from 'node:crypto';
import { calls } from '@laine/contract/calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { overEngine } from '../../../ground/db/open-database.ts';
import { openPostgres } from '../../../ground/db/open-postgres.ts';
import { openPagesScene } from '../../../testing/open-pages-scene.ts';

let status = 200;
let rendered = 0;
let asked = '';
let shown: string[] = [];
let pages: Awaited<ReturnType<typeof openPagesScene>>;
beforeAll(async () => {
  pages = await openPagesScene({
    render: async ({ url }, page) => {
      rendered += 1;
      asked = url;
      if (new URL(url).pathname === '/') page.showBookingsAt(shown);
      return new Response('<h1>A page</h1>', { status, headers: { 'content-type': 'text/html' } });
    },
  });
});
afterAll(() => pages.close());
beforeEach(() => {
  rendered = 0;
});

const open = async (url: string) => (await pages.app.inject({ url })).statusCode;

test('a page that failed is not cached for the next visitor', async () => {
  status = 500;
  expect(await open('/')).toBe(500);
  status = 200;
  expect(await open('/')).toBe(200);
});

test('whoever asks while it fails shares the one failure', async () => {
  status = 500;
  expect(await Promise.all([open('/login'), open('/login'), open('/login')])).toEqual([500, 500, 500]);
  expect(rendered).toBe(1);
});

test('a page that came well is rendered once for everybody', async () => {
  status = 200;
  await open('/privacy-policy');
  await open('/privacy-policy');
  expect(rendered).toBe(1);
});

test.each([
  ['what links in mails and advertisements carry', '/accessibility', '/accessibility?utm_source=mail&fbclid=x1'],
  ['a language that is none', '/accessibility', '/accessibility?lang=xx'],
  ['a name without a value', '/', '/?x'],
  ['a name that another page reads', '/', '/?redirect=%2Fdebts'],
])('%s makes no other page', async (_what, plain, adorned) => {
  await open(plain);
  rendered = 0;
  expect(await open(adorned)).toBe(200);
  expect(rendered).toBe(0);
});

test.each([
  ['/login', '/login?redirect=%2Fdebts'],
  ['/login', '/login?problem=failed&utm_source=x'],
  ['/login', '/login?utm_source=why?&redirect=%2Fdebts'],
  ['/data-deletion', '/data-deletion?code=1'],
  ['/', '/?lang=fr'],
  ['/stations/narva', '/stations/narva?here'],
  ['/stations/narva?here', '/stations/narva?here&lang=et'],
])('%s is another page than %s', async (plain, other) => {
  await open(plain);
  rendered = 0;
  expect(await open(other)).toBe(200);
  expect(rendered).toBe(1);
});

test('a page is rendered without the names that it does not read', async () => {
  await open('/stations/parnu?utm_source=mail&lang=es');
  expect(asked).toMatch(/\/stations\/parnu\?lang=es$/);
  await open('/stations/parnu?here=1&utm_source=poster');
  expect(asked).toMatch(/\/stations\/parnu\?here$/);
});

test('a station’s page is rendered once, until something changes at that station', async () => {
  await open('/stations/malaga');
  await open('/stations/pirita');
  await open('/stations/pirita?utm_source=x');
  expect(rendered).toBe(2);
  // The notification of the triggers on lockers, sessions, closures and others (migration 0023).
  await sql`select pg_notify('live-change', '["locker", "pirita", "1"]')`.execute(pages.product.db.query);
  await expect.poll(async () => (await open('/stations/pirita'), rendered), { interval: 20 }).toBe(3);
  await open('/stations/malaga');
  expect(rendered).toBe(3);
});

describe('the home page', () => {
  const notify = (...payload: string[]) =>
    sql`select pg_notify('public-change', ${JSON.stringify(payload)})`.execute(pages.product.db.query);
  /** Everything told before has been heard when a change that drops all pages has been. */
  const hearAll = async () => {
    await open('/terms-and-conditions');
    const before = rendered;
    await notify('reviews');
    await expect.poll(async () => (await open('/terms-and-conditions'), rendered), { interval: 20 }).toBe(before + 1);
  };
  beforeEach(async () => {
    shown = ['pirita', 'parnu'];
    await hearAll();
    await open('/');
    rendered = 0;
  });

  test('stays when a booking changes at a station that it does not show', async () => {
    await notify('bookings', 'malaga');
    await notify('bookings', 'pirita');
    await expect.poll(async () => (await open('/'), rendered), { interval: 20 }).toBe(1);
    // Had the first dropped it too, there would have been two.
    await open('/');
    expect(rendered).toBe(1);
  });

  test('goes with the facts of any station, which may be the cheapest, and with a review', async () => {
    await notify('station', 'malaga');
    await expect.poll(async () => (await open('/'), rendered), { interval: 20 }).toBe(1);
    await notify('reviews');
    await expect.poll(async () => (await open('/'), rendered), { interval: 20 }).toBe(2);
  });

  test('is rendered for each person, and a search for whoever searches', async () => {
    const browser = await pages.product.as('somebody@example.com');
    const cookie = `login=${browser.cookies.get('login')}`;
    for (const _ of [1, 2]) await pages.app.inject({ url: '/', headers: { cookie } });
    expect(rendered).toBe(2);
    for (const _ of [1, 2]) await open('/?search=beach');
    expect(rendered).toBe(4);
    await open('/');
    expect(rendered).toBe(4);
  });
});

test('a station that is not there is looked for each time', async () => {
  status = 404;
  await open('/stations/nowhere');
  await open('/stations/nowhere');
  expect(rendered).toBe(2);
  status = 200;
});

test('a login that has ended is nobody: the page comes from the cache, and its cookie goes', async () => {
  const browser = await pages.product.as('ended@example.com');
  const cookie = `login=${browser.cookies.get('login')}`;
  await browser.fetch('/api/auth/logout');
  expect(await open('/terms-and-conditions')).toBe(200);
  rendered = 0;
  const visit = await pages.app.inject({ url: '/terms-and-conditions', headers: { cookie } });
  expect(visit.headers['set-cookie']).toContainEqual(expect.stringMatching(/^login=; .*Max-Age=0/));
  expect(rendered).toBe(0);
  const data = await pages.app.inject({ url: '/terms-and-conditions.data', headers: { cookie } });
  expect([data.headers['set-cookie']].flat().join()).not.toContain('login=');
});

test('what a page loads is in the language of its address, for all who share it', async () => {
  const telling = await openPagesScene({
    render: async (_request, { call }) => {
      const refused = await call(calls.station, { stationId: 'nowhere' }).catch((error: Error) => error.message);
      return new Response(JSON.stringify(refused), { headers: { 'content-type': 'text/html' } });
    },
  });
  const read = async (url: string, locale: string) =>
    (await telling.app.inject({ url, headers: { cookie: `locale=${locale}` } })).body;
  const inEstonian = await read('/api/stations/nowhere', 'et');
  expect(inEstonian).not.toBe(await read('/api/stations/nowhere', 'ru'));
  expect(await read('/?lang=et', 'ru')).toBe(JSON.stringify(inEstonian));
  await telling.close();
});

test('a page whose database is not there says so, and when to come again', async () => {
  const nowhere = overEngine(
    'postgres',
    openPostgres('postgres://nobody@127.0.0.1:1/nothing', () => {}),
  );
  const lost = await openPagesScene({
    // Like the web app: loaders use the page's own caller, and anything thrown becomes a failed page.
    render: async (_request, { call, report }) => {
      await call(calls.station, { stationId: 'pirita' }).catch(report);
      return new Response('<h1>It failed</h1>', { status: 500 });
    },
  });
  lost.product.deps.db = nowhere;
  const { statusCode, headers, body } = await lost.app.inject({ url: '/reservations' });
  expect([statusCode, headers['x-refusal'], headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  expect(headers['x-error-id']).toMatch(/^[\w-]+$/);
  expect(body).toBe('We cannot be reached for a moment. Please try again shortly.');

  const person = await lost.app.inject({
    url: '/reservations',
    headers: { 'sec-fetch-dest': 'document', cookie: 'locale=et' },
  });
  expect([person.statusCode, person.headers['retry-after'], person.headers['content-type']]).toEqual([
    503,
    '5',
    'text/html; charset=utf-8',
  ]);
  expect(person.body).toContain('<html lang="et">');
  expect(person.body).toContain('Oleme hetkeks kättesaamatud.');
  expect(person.body).toContain('<meta http-equiv="refresh" content="5">');
  const [style] = person.body.match(/(?<=<style>).*(?=<\/style>)/s) ?? [];
  const hash = createHash('sha256')
    .update(style ?? '')
    .digest('base64');
  expect(person.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  await lost.close();
  await nowhere.close();
});

test('a page that the server stops beneath is not shown with half of its data', async () => {
  const stopping = await openPagesScene({
    render: async () => {
      await stopping.app.close();
      return new Response('<h1>Nobody is signed in</h1>', { headers: { 'content-type': 'text/html' } });
    },
  });
  const { statusCode, headers } = await stopping.app.inject({ url: '/reservations' });
  expect([statusCode, headers['x-refusal'], headers['retry-after']]).toEqual([503, 'restarting', '5']);
  await stopping.close();
});

test('nine free accounts with eight pages each keep out neither shared pages nor somebody else', async () => {
  const ends: (() => void)[] = [];
  const slow = await openPagesScene({
    render: async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return new Response('<h1>A page</h1>', { headers: { 'content-type': 'text/html' } });
    },
  });
  const visit = (url: string, cookie: string) => slow.app.inject({ url, headers: { cookie } });
  const cookieOf = async (email: string) => `login=${(await slow.product.as(email)).cookies.get('login')}`;
  const honest = await cookieOf('honest@example.com');
  const cookies: string[] = [];
  for (let number = 0; number < 9; number += 1) cookies.push(await cookieOf(`free-${number}@example.com`));
  const attack = cookies.flatMap((cookie) => Array.from({ length: 8 }, () => visit('/reservations', cookie)));
  await expect.poll(() => ends.length).toBe(2);
  const wanted = [visit('/', ''), visit('/reservations', honest)];
  let done = false;
  const all = Promise.all([...attack, ...wanted]).finally(() => (done = true));
  await expect.poll(() => (ends.shift()?.(), done), { interval: 1, timeout: 10_000 }).toBe(true);
  expect((await Promise.all(wanted)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await all).filter(({ statusCode }) => statusCode === 503).length).toBeGreaterThan(0);
  await slow.close();
});
