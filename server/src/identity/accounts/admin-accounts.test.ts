import { calls } from '@laine/contract/calls.ts';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../ground/db/open-database.ts';
import type { AccountsTable } from '../../ground/db/tables/accounts.ts';
import { hashToken } from '../../ground/secrets.ts';
import { openAdminScene, type AdminScene } from '../../testing/open-admin-scene.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.signInAgain());

const refusalOf = async (told: Promise<{ refusal: string | null }>) => (await told).refusal;
let made = 0;
const newEmail = () => `colleague-${(made += 1)}@example.com`;
const PASSWORD = 'a long enough password';

/** A member of staff with a password, signed in with it just now. */
async function newAdmin() {
  const email = newEmail();
  const { id } = await scene.admin.call(calls.newUser, { email, password: PASSWORD });
  await scene.db.query.updateTable('accounts').set({ role: 'admin' }).where('id', '=', id).execute();
  return { id, email, ...(await scene.bearer(email, PASSWORD)) };
}

describe('a bearer token', () => {
  test('belongs to whoever knows the password, at both paths', async () => {
    for (const path of ['/api/users/login', '/api/admin/users/login']) {
      const told = await scene.visitor.ask('POST', path, { email: 'ADMIN@laine.test', password: 'laine-admin-demo' });
      const { token } = JSON.parse(told.text) as { token: string };
      expect(await scene.withToken(token).call(calls.adminMe)).toMatchObject({
        email: 'admin@laine.test',
        role: 'admin',
      });
    }
  });

  test('is refused after five wrong passwords, also with the right one, until ten minutes have passed', async () => {
    const { email } = await newAdmin();
    const tryWith = (password: string) => scene.visitor.ask('POST', '/api/users/login', { email, password });
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await refusalOf(tryWith('guess'))).toBe('wrong-password');
    expect(await tryWith(PASSWORD)).toMatchObject({ status: 429, refusal: 'too-many-tries' });
    scene.clock.advance({ minutes: 10 });
    expect((await tryWith(PASSWORD)).status).toBe(200);
  });

  test('counts wrong passwords for addresses that nobody has', async () => {
    const guess = { email: newEmail(), password: 'guess' };
    for (let wrong = 0; wrong < 5; wrong += 1) await scene.visitor.ask('POST', '/api/users/login', guess);
    expect(await refusalOf(scene.visitor.ask('POST', '/api/users/login', guess))).toBe('too-many-tries');
  });

  test('of a banned person opens nothing', async () => {
    const person = await newAdmin();
    await scene.db.query.updateTable('accounts').set({ status: 'banned' }).where('id', '=', person.id).execute();
    expect(await person.call(calls.adminMe)).toBeNull();
    const login = { email: person.email, password: PASSWORD };
    expect(await refusalOf(scene.visitor.ask('POST', '/api/users/login', login))).toBe('account-banned');
  });
});

describe('the own password', () => {
  test('that is changed while somebody signs in with it lets nobody in', async () => {
    const person = await newAdmin();
    const transaction: Database['transaction'] = async (work) => {
      // The earlier password was found right by now.
      await person.call(calls.newPassword, { newPassword: 'another good password' });
      return scene.db.transaction(work);
    };
    const deps = { ...scene.deps, db: { ...scene.deps.db, transaction } };
    const proof = { email: person.email, password: PASSWORD, device: 'Other', place: null, network: '192.0.2.1' };
    await expect(signInWithPassword(deps, proof)).rejects.toMatchObject({ code: 'wrong-password' });
    const open = scene.db.query.selectFrom('logins').select('id').where('accountId', '=', person.id);
    expect(await open.where('endedAt', 'is', null).execute()).toHaveLength(1);
  });

  test('is changed after a fresh sign-in, and tokens of the earlier one end', async () => {
    const person = await newAdmin();
    const other = await scene.bearer(person.email, PASSWORD);
    await person.call(calls.newPassword, { newPassword: 'another good password' });
    expect(await other.call(calls.adminMe)).toBeNull();
    expect(await person.call(calls.adminMe)).toMatchObject({ email: person.email });
    const login = (password: string) =>
      scene.visitor.ask('POST', '/api/users/login', { email: person.email, password });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login('another good password')).status).toBe(200);
    expect(await scene.auditOf(person.id)).toMatchObject([
      { action: 'user-created' },
      { action: 'password-changed', actorId: person.id, fromAddress: '127.0.0.1' },
    ]);
  });

  test('is not changed from a login of an hour ago', async () => {
    const person = await newAdmin();
    scene.clock.advance({ hours: 1 });
    const told = person.ask('POST', '/api/users/new-password', { newPassword: 'another good password' });
    expect(await told).toMatchObject({ status: 403, refusal: 'fresh-sign-in-needed' });
  });

  test.each([
    ['short one', 'short', 400, 'weak-password'],
    ['common one', 'Password2026!', 400, 'guessable-password'],
    ['empty one', '', 400, 'malformed'],
    ['number', 12, 400, 'malformed'],
  ])('is not changed to a %s', async (_what, newPassword, status, refusal) => {
    const person = await newAdmin();
    expect(await person.ask('POST', '/api/users/new-password', { newPassword })).toMatchObject({ status, refusal });
  });

  test('is nothing for customers and programs', async () => {
    const customer = await scene.as('swimmer@example.com');
    const wish = { newPassword: 'another good password' };
    expect((await customer.post('/api/users/new-password', wish)).status).toBe(403);
    expect((await (await scene.apiKey(null)).ask('POST', '/api/users/new-password', wish)).status).toBe(403);
    expect((await scene.visitor.ask('POST', '/api/users/new-password', wish)).status).toBe(401);
  });
});

describe('a new user', () => {
  test('has no more rights than a customer and no password hash in any answer', async () => {
    const email = newEmail();
    const told = await scene.admin.ask('POST', '/api/users/new', { email, password: PASSWORD });
    expect(JSON.parse(told.text)).toEqual({
      id: expect.any(String) as string,
      email,
      role: 'user',
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    });
    const user = await scene.bearer(email, PASSWORD);
    expect((await user.ask('GET', '/api/admin/stations')).status).toBe(403);
  });

  test('needs an address of their own', async () => {
    const wish = { email: 'owner@laine.test', password: PASSWORD };
    expect(await scene.admin.ask('POST', '/api/users/new', wish)).toMatchObject({
      status: 409,
      refusal: 'email-taken',
    });
  });

  test('is made once when asked for twice at a time', async () => {
    const wish = { email: newEmail(), password: PASSWORD };
    const told = await Promise.all([1, 2, 3].map(() => scene.admin.ask('POST', '/api/users/new', wish)));
    expect(told.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
  });
});

describe('an API key', () => {
  beforeEach(async () => {
    await scene.signInAgain();
    await scene.db.query.deleteFrom('apiKeys').execute();
  });

  test('is shown once, kept as a hash and works at once', async () => {
    const { newAPIKey } = await scene.admin.call(calls.newApiKey, { name: ' report ' });
    const { keys } = await scene.admin.call(calls.apiKeys);
    expect(keys).toMatchObject([{ name: 'report', hash: hashToken(newAPIKey), stationIds: null, expiresAt: null }]);
    expect((await scene.withToken(newAPIKey).call(calls.adminStations)).stations).toHaveLength(4);
  });

  test('may be limited to stations and to a time', async () => {
    const expiresAt = scene.clock.now().add({ hours: 1 }).toString();
    const wish = { name: 'parnu', stationIds: ['parnu'], expiresAt };
    const { newAPIKey } = await scene.admin.call(calls.newApiKey, wish);
    const program = scene.withToken(newAPIKey);
    expect((await program.call(calls.adminStations)).stations.map(({ id }) => id)).toEqual(['parnu']);
    expect((await program.ask('GET', '/api/stations/pirita')).status).toBe(404);
    scene.clock.advance({ hours: 1 });
    expect((await program.ask('GET', '/api/admin/stations')).status).toBe(401);
  });

  test('stops working when it is deleted', async () => {
    const { newAPIKey } = await scene.admin.call(calls.newApiKey, { name: 'short-lived' });
    const [key] = (await scene.admin.call(calls.apiKeys)).keys;
    const id = key?.id ?? '';
    await scene.admin.call(calls.deleteApiKey, { id });
    expect((await scene.withToken(newAPIKey).ask('GET', '/api/admin/stations')).status).toBe(401);
    expect((await scene.admin.ask('DELETE', `/api/api-keys/${id}`)).status).toBe(404);
    expect(await scene.auditOf(id)).toMatchObject([{ action: 'api-key-created' }, { action: 'api-key-deleted' }]);
  });

  test('works as long as its maker is an admin who may act', async () => {
    const maker = await newAdmin();
    const change = (set: Updateable<AccountsTable>) =>
      scene.db.query.updateTable('accounts').set(set).where('id', '=', maker.id).execute();
    const program = scene.withToken((await maker.call(calls.newApiKey, { name: 'till' })).newAPIKey);
    const works = async () => (await program.ask('GET', '/api/admin/stations')).status === 200;
    expect(await works()).toBe(true);

    await change({ role: 'user' });
    expect(await works()).toBe(false);
    await change({ role: 'admin' });
    expect(await works()).toBe(true);
    const now = scene.clock.now();
    await change({ status: 'banned', restrictedBecause: 'Theft', restrictedUntil: now.add({ minutes: 1 }) });
    expect(await works()).toBe(false);
    // Over by the clock, also before the night in which that is tidied up.
    await change({ restrictedUntil: now });
    expect(await works()).toBe(true);
    await change({ status: 'deactivated', deletionAskedAt: now });
    expect(await works()).toBe(false);
    await change({ status: 'removed', role: 'user', email: null });
    expect(await works()).toBe(false);
  });

  test.each([
    ['an unknown station', { name: 'x', stationIds: ['atlantis'] }, 404],
    ['a time that has passed', { name: 'x', expiresAt: '2020-01-01T00:00:00Z' }, 400],
    ['no name', { name: ' ' }, 400],
  ])('is not made with %s', async (_what, wish, status) => {
    expect((await scene.admin.ask('POST', '/api/api-keys/new', wish)).status).toBe(status);
    expect((await scene.admin.call(calls.apiKeys)).keys).toEqual([]);
  });

  test('is made only by whoever has just signed in: it outlives every login', async () => {
    scene.clock.advance({ minutes: 16 });
    const told = await scene.admin.ask('POST', '/api/api-keys/new', { name: 'Screen at the pier' });
    expect(told).toMatchObject({ status: 403, refusal: 'fresh-sign-in-needed' });
    await scene.signInAgain();
    expect((await scene.admin.ask('POST', '/api/api-keys/new', { name: 'Screen at the pier' })).status).toBe(200);
  });

  test('is made, seen and deleted by admins in person only', async () => {
    const program = await scene.apiKey(null);
    for (const caller of [scene.owner, program]) {
      expect((await caller.ask('POST', '/api/api-keys/new', { name: 'x' })).status).toBe(403);
      expect((await caller.ask('GET', '/api/api-keys')).status).toBe(403);
      expect((await caller.ask('DELETE', '/api/api-keys/some')).status).toBe(403);
    }
  });
});
