import { calls } from '@laine/contract/calls.ts';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountsTable } from '../../ground/db/tables/accounts.ts';
import { openProductScene, type ProductScene } from '../../testing/open-product-scene.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
});
afterAll(() => laine.close());

let made = 0;
const inHours = (hours: number) => laine.clock.now().add({ hours });

/** An account to which something has happened since its person was here. */
async function accountWith(change: Updateable<AccountsTable>) {
  const email = `person-${(made += 1)}@example.com`;
  const browser = await laine.as(email);
  await laine.db.query
    .updateTable('accounts')
    .set({ ...change, lastSignInAt: null })
    .where('email', '=', email)
    .execute();
  const read = () =>
    laine.db.query.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  async function signIn() {
    const other = laine.browser();
    await other.call(calls.loginByEmail, { email });
    const { status } = await other.post('/api/auth/callback/email', { email, code: laine.mailedCode(email) });
    return { status, browser: other };
  }
  return { browser, read, signIn };
}

const clear = { deletionAskedAt: null, deletionAskedBy: null, restrictedBecause: null, restrictedUntil: null };

describe('signing in', () => {
  test('is remembered', async () => {
    const { signIn, read } = await accountWith({});
    await signIn();
    expect((await read()).lastSignInAt).toEqual(expect.any(Temporal.Instant));
  });

  test('takes a deletion back', async () => {
    const asked = { deletionAskedAt: laine.clock.now(), deletionAskedBy: 'disuse' } as const;
    const { signIn, read } = await accountWith({ status: 'deactivated', ...asked });
    await signIn();
    expect(await read()).toMatchObject({ status: 'active', ...clear });
  });

  test('is for suspended people too, and they stay suspended', async () => {
    const until = inHours(5);
    const { signIn, read } = await accountWith({
      status: 'suspended',
      restrictedBecause: 'Two late returns',
      restrictedUntil: until,
    });
    const { browser } = await signIn();
    expect((await browser.call(calls.me)).user?.suspended).toEqual({
      reason: 'Two late returns',
      until: until.toString({ smallestUnit: 'millisecond' }),
    });
    expect(await read()).toMatchObject({ status: 'suspended', restrictedBecause: 'Two late returns' });
  });

  test('is not for banned people, until the ban ends', async () => {
    const { browser, signIn, read } = await accountWith({
      status: 'banned',
      restrictedBecause: 'Damage',
      restrictedUntil: inHours(5),
    });
    expect((await signIn()).status).toBe(403);
    expect((await browser.call(calls.me)).user).toBeNull();
    laine.clock.advance({ hours: 5 });
    expect((await signIn()).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'active', ...clear });
  });

  test('after the end of a suspension clears it away', async () => {
    const { browser, signIn, read } = await accountWith({
      status: 'suspended',
      restrictedBecause: 'Damage',
      restrictedUntil: inHours(5),
    });
    laine.clock.advance({ hours: 5 });
    expect((await browser.call(calls.me)).user).not.toHaveProperty('suspended');
    await signIn();
    expect(await read()).toMatchObject({ status: 'active', ...clear });
  });
});
