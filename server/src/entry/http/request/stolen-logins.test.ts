import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAdminScene, type AdminScene } from '../../../testing/open-admin-scene.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';

/** A copied cookie or token must be worthless once its login has ended. */

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.signInAgain());

const ADMIN_PASSWORD = 'laine-admin-demo';
const NEW_PASSWORD = 'seven herons over Kakumäe';

/** A thief with a copy of the browser's cookies. */
function thiefOf(browser: TestBrowser): TestBrowser {
  const thief = scene.browser();
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  return thief;
}

const told = async (answer: Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('x-refusal')];
};
const NOBODY = [401, 'not-signed-in'];

/** Reads, acts and opens pages with what was stolen. */
async function tryAll(thief: TestBrowser) {
  return {
    me: (await thief.call(calls.me)).user?.email ?? null,
    reads: await told(thief.fetch('/api/bookings')),
    acts: await told(thief.fetch('/api/users/me', { method: 'DELETE' })),
    staff: await told(thief.fetch('/api/admin/people')),
  };
}
const nothing = { me: null, reads: NOBODY, acts: NOBODY, staff: NOBODY };

async function newAdmin(name: string) {
  const email = `${name}@laine.test`;
  const { id } = await scene.admin.call(calls.newUser, { email, password: NEW_PASSWORD });
  await scene.admin.call(calls.editPerson, { personId: id, role: 'admin' });
  return { id, email };
}

describe('a stolen cookie', () => {
  test('is worth nothing after its owner has signed out', async () => {
    const browser = await scene.as('victim@example.com');
    const thief = thiefOf(browser);
    expect((await thief.call(calls.me)).user?.email).toBe('victim@example.com');
    await browser.fetch('/api/auth/logout');
    expect(await tryAll(thief)).toEqual(nothing);
  });

  test('is worth nothing after its owner has ended the other logins from elsewhere', async () => {
    const [phone, laptop] = [await scene.as('two@example.com'), await scene.as('two@example.com')];
    const thief = thiefOf(phone);
    await laptop.call(calls.endOtherLogins);
    expect(await tryAll(thief)).toEqual(nothing);
    expect((await laptop.call(calls.me)).user?.email).toBe('two@example.com');
  });

  test('of the browser that ends the others is worth nothing once that one is ended too', async () => {
    const browser = await scene.as('one@example.com');
    const thief = thiefOf(browser);
    const { logins } = await browser.call(calls.myLogins);
    await browser.call(calls.endLogin, { loginId: logins[0]?.id ?? '' });
    expect(await tryAll(thief)).toEqual(nothing);
  });

  test('is worth nothing after a new password set elsewhere', async () => {
    const { email } = await newAdmin('password-admin');
    const [browser, other] = [await scene.as(email), await scene.as(email)];
    const thief = thiefOf(browser);
    await other.call(calls.newPassword, { newPassword: 'quite another good password' });
    expect(await tryAll(thief)).toEqual(nothing);
  });

  test('does not outlive a ban, and says why', async () => {
    const { id, email } = await newAdmin('banned-admin');
    const thief = thiefOf(await scene.as(email));
    expect((await thief.fetch('/api/admin/people')).status).toBe(200);
    await scene.admin.call(calls.editPerson, { personId: id, status: 'banned', reason: 'Sold keys' });
    const closed = [401, 'signed-out-by-ban'];
    expect(await tryAll(thief)).toEqual({ me: null, reads: closed, acts: closed, staff: closed });
    await scene.admin.call(calls.editPerson, { personId: id, status: 'active' });
    expect(await tryAll(thief)).toEqual(nothing);
  });
});

describe('a replayed token', () => {
  const useOf = async (token: string | undefined) => {
    const { status, refusal } = await scene.withToken(token ?? '').ask('GET', '/api/admin/stations');
    return status === 200 ? 200 : [status, refusal];
  };

  test('is worth nothing after it was signed out with', async () => {
    const { token } = await scene.bearer('admin@laine.test', ADMIN_PASSWORD);
    const other = await scene.bearer('admin@laine.test', ADMIN_PASSWORD);
    expect(await useOf(token)).toBe(200);
    await scene.withToken(token ?? '').ask('GET', '/api/auth/logout');
    expect(await useOf(token)).toEqual(NOBODY);
    expect(await useOf(other.token)).toBe(200);
  });

  test('is worth nothing after a new password', async () => {
    const { email } = await newAdmin('token-admin');
    const { token } = await scene.bearer(email, NEW_PASSWORD);
    const changing = await scene.as(email);
    await changing.call(calls.newPassword, { newPassword: 'quite another good password' });
    expect(await useOf(token)).toEqual(NOBODY);
  });

  test('is worth nothing after another role', async () => {
    const { id, email } = await newAdmin('demoted-admin');
    const { token } = await scene.bearer(email, NEW_PASSWORD);
    await scene.admin.call(calls.editPerson, { personId: id, role: 'user' });
    expect(await useOf(token)).toEqual(NOBODY);
  });

  test('of a program is worth nothing once who made its key is no admin any more', async () => {
    const { id, email } = await newAdmin('key-maker');
    const maker = await scene.as(email);
    const { newAPIKey } = await maker.call(calls.newApiKey, { name: 'Mine' });
    expect(await useOf(newAPIKey)).toBe(200);
    await scene.admin.call(calls.editPerson, { personId: id, status: 'banned', reason: 'Sold keys' });
    expect(await useOf(newAPIKey)).toEqual(NOBODY);
  });
});

describe('a banned admin with an open tab', () => {
  /** A beat of the stream, and what it takes to notice. */
  const ENDS_WITHIN_MS = 20_000;

  test(
    'hears no more of what happens at the stations after a beat',
    async () => {
      const { id, email } = await newAdmin('watching-admin');
      const tab = await scene.as(email);
      const { status, body } = await tab.fetch('/api/admin/events');
      expect(status).toBe(200);
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      await scene.admin.call(calls.editPerson, { personId: id, status: 'banned', reason: 'Sold keys' });
      let isOver = false;
      while (!isOver) isOver = (await reader?.read())?.done ?? true;
      expect(await told(tab.fetch('/api/admin/events'))).toEqual([401, 'signed-out-by-ban']);
      const edit = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"info":"Mine"}' };
      const refused = await tab.fetch('/api/admin/stations/pirita/edit', edit);
      expect([refused.status, await refused.text()]).toEqual([
        401,
        'You were signed out because this account has been closed. Please contact us.',
      ]);
    },
    ENDS_WITHIN_MS,
  );
});
