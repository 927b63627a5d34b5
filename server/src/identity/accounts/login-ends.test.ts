import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminScene } from '../../testing/open-admin-scene.ts';
import { openAdminScene } from '../../testing/open-admin-scene.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { findPerson } from './find-person.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.signInAgain());

const HOUR_IN_SECONDS = 3600;
const DAY_IN_SECONDS = 24 * HOUR_IN_SECONDS;

const isSignedIn = async (browser: TestBrowser) => (await browser.call(calls.me)).user !== null;

async function idOf(email: string) {
  const row = scene.db.query.selectFrom('accounts').select('id').where('email', '=', email);
  return (await row.executeTakeFirstOrThrow()).id;
}

async function endsOf(email: string) {
  const rows = scene.db.query
    .selectFrom('logins')
    .select('endedBecause')
    .where('accountId', '=', await idOf(email));
  return (await rows.orderBy('createdAt').orderBy('id').execute()).map(({ endedBecause }) => endedBecause);
}

const addOwner = (email: string) => scene.admin.call(calls.addStationUser, { stationId: 'parnu', email });

/** The Max-Age of the login cookie in an answer. */
function maxAgeOf(response: Response): number | undefined {
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('login='));
  const seconds = /Max-Age=(\d+)/.exec(line ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

async function signIn(browser: TestBrowser, email: string) {
  await browser.call(calls.loginByEmail, { email });
  return browser.post('/api/auth/callback/email', { email, code: scene.mailedCode(email) });
}

/** Uses a login from time to time, without the product living through that time. */
function user(token: string | undefined, kind: 'cookie' | 'bearer' = 'cookie') {
  let now = scene.clock.now();
  const deps = { ...scene.deps, now: () => now };
  return async (after: Temporal.DurationLike) => {
    now = now.add(after);
    return (await findPerson(deps, token ?? '', kind)) !== undefined;
  };
}
const userOf = async (email: string) => user((await scene.as(email)).cookies.get('login'));
const programOf = async () => user((await scene.bearer('admin@laine.test', 'laine-admin-demo')).token, 'bearer');

describe('a login ends by itself', () => {
  test('of staff who did not use it for twelve hours', async () => {
    const [used, unused] = [await userOf('owner@laine.test'), await userOf('owner@laine.test')];
    expect(await used({ hours: 11, minutes: 59 })).toBe(true);
    expect(await used({ minutes: 2 })).toBe(true);
    expect(await unused({ hours: 12, minutes: 1 })).toBe(false);
  });

  test('of staff after seven days, however often it was used', async () => {
    const use = await userOf('admin@laine.test');
    for (let hours = 1; hours < 7 * 24; hours += 1) expect(await use({ hours: 1 }), `after ${hours} h`).toBe(true);
    expect(await use({ hours: 1 })).toBe(false);
  });

  test('of a customer who did not use it for sixty days', async () => {
    const use = await userOf('rare@example.com');
    expect(await use({ hours: 59 * 24 })).toBe(true);
    expect(await use({ hours: 60 * 24 })).toBe(false);
  });

  test('of a customer after a year, though they came every day', async () => {
    const use = await userOf('regular@example.com');
    const begun = scene.clock.now();
    const days = begun.toZonedDateTimeISO('UTC').until(begun.toZonedDateTimeISO('UTC').add({ years: 1 }), {
      largestUnit: 'days',
    }).days;
    for (let day = 1; day < days; day += 1) expect(await use({ hours: 24 }), `on day ${day}`).toBe(true);
    expect(await use({ hours: 24 })).toBe(false);
  });

  test('of a customer who became an owner, as one of staff', async () => {
    const email = 'new-owner@example.com';
    const use = await userOf(email);
    await addOwner(email);
    expect(await use({ hours: 11 })).toBe(true);
    expect(await use({ hours: 12, minutes: 1 })).toBe(false);
  });

  test('of a program, whose token lives like a login of staff', async () => {
    const [used, unused] = [await programOf(), await programOf()];
    for (let hours = 11; hours < 7 * 24; hours += 11) expect(await used({ hours: 11 }), `after ${hours} h`).toBe(true);
    expect(await used({ hours: 11 })).toBe(false);
    expect(await unused({ hours: 12, minutes: 1 })).toBe(false);
  });
});

describe('the cookie', () => {
  test('lives as long as the login', async () => {
    expect(maxAgeOf(await signIn(scene.browser(), 'swimmer@example.com'))).toBe(60 * DAY_IN_SECONDS);
    expect(maxAgeOf(await signIn(scene.browser(), 'owner@laine.test'))).toBe(12 * HOUR_IN_SECONDS);
  });

  test('is set again when the person comes back, and never past the end of the login', async () => {
    const browser = await scene.as('admin@laine.test');
    for (let times = 0; times < 15; times += 1) {
      scene.clock.advance({ hours: 11 });
      const expected = Math.min(12, 7 * 24 - (times + 1) * 11) * HOUR_IN_SECONDS;
      expect(Math.abs((maxAgeOf(await browser.fetch('/api/users/me')) ?? 0) - expected)).toBeLessThan(60);
    }
    expect(maxAgeOf(await browser.fetch('/api/users/me'))).toBeUndefined();
  });
});

describe('a login is ended', () => {
  test('in the browser that signs in again, whoever it was', async () => {
    const browser = await scene.as('first@example.com');
    const earlier = browser.cookies.get('login') ?? '';
    await signIn(browser, 'second@example.com');
    expect(await endsOf('first@example.com')).toEqual(['signed-in-again']);
    expect(await endsOf('second@example.com')).toEqual([null]);
    const thief = scene.browser();
    thief.cookies.set('login', earlier);
    expect(await isSignedIn(thief)).toBe(false);
  });

  test('in no other browser of the person', async () => {
    const [phone, laptop] = [await scene.as('two@example.com'), await scene.as('two@example.com')];
    expect(await isSignedIn(phone)).toBe(true);
    expect(await isSignedIn(laptop)).toBe(true);
  });

  test('by signing out', async () => {
    const browser = await scene.as('leaving@example.com');
    await browser.fetch('/api/auth/logout');
    expect(await endsOf('leaving@example.com')).toEqual(['signed-out']);
  });

  test('by a new password, cookies too, except the one that changed it', async () => {
    const email = 'owner@laine.test';
    const [browser, other] = [await scene.as(email), await scene.as(email)];
    const program = await scene.bearer(email, 'laine-owner-demo');
    await browser.post('/api/users/new-password', { newPassword: 'another good password' });
    expect(await isSignedIn(browser)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect(await program.call(calls.adminMe)).toBeNull();
    expect((await endsOf(email)).filter((end) => end === 'password-changed').length).toBeGreaterThanOrEqual(2);
  });

  test('by losing a station', async () => {
    const email = 'former-owner@example.com';
    const browser = await scene.as(email);
    await addOwner(email);
    expect(await isSignedIn(browser)).toBe(true);
    await scene.admin.call(calls.removeStationUser, { stationId: 'parnu', userId: await idOf(email) });
    expect(await isSignedIn(browser)).toBe(false);
    expect(await endsOf(email)).toEqual(['role-changed']);
  });

  test('but not that of an admin who leaves a station', async () => {
    const email = 'admin@laine.test';
    const browser = await scene.as(email);
    await addOwner(email);
    await browser.call(calls.removeStationUser, { stationId: 'parnu', userId: await idOf(email) });
    expect(await isSignedIn(browser)).toBe(true);
  });
});
