import { generateKeyPairSync } from 'node:crypto';
import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductScene, type ProductScene } from '../../testing/open-product-scene.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
});
afterAll(() => laine.close());

let made = 0;
const newEmail = () => `key-${(made += 1)}@example.com`;
const device = () => new SoftwareAuthenticator(laine.url);
const emailOf = async (browser: TestBrowser) => (await browser.call(calls.me)).user?.email;
const loginOf = async (browser: TestBrowser) =>
  (await browser.call(calls.myLogins)).logins.find(({ current }) => current);
const refused = (code: string) => expect.objectContaining({ code });

async function addPasskey(browser: TestBrowser, phone = device(), name = 'Phone') {
  const credential = phone.make(await browser.call(calls.beginPasskey));
  return browser.call(calls.addPasskey, { name, credential });
}

/** A person with a passkey on their device. */
async function withPasskey(email = newEmail(), phone = device()) {
  const browser = await laine.as(email);
  return { email, browser, phone, passkey: await addPasskey(browser, phone) };
}

async function signIn(phone: SoftwareAuthenticator, browser = laine.browser()) {
  const credential = phone.show(await browser.call(calls.loginByPasskey));
  await browser.call(calls.passkeyCallback, { credential });
  return browser;
}

describe('making a passkey', () => {
  test('asks the device for one that knows its person and is locked, and no maker’s word', async () => {
    const browser = await laine.as(newEmail());
    const asked = await browser.call(calls.beginPasskey);
    expect(asked).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(asked.user.name).toBe(await emailOf(browser));
  });

  test('keeps it, signs the browser in with it, and lists it', async () => {
    const browser = await laine.as(newEmail());
    const before = await loginOf(browser);
    const passkey = await addPasskey(browser, new SoftwareAuthenticator(laine.url, { isBackedUp: true }), 'My phone');
    expect(passkey).toMatchObject({ name: 'My phone', backedUp: true });
    expect(await browser.call(calls.passkeys)).toMatchObject({
      passkeys: [{ id: passkey.id, name: 'My phone' }],
      recoveryCodes: { left: 0, madeAt: null },
    });
    expect(await loginOf(browser)).toMatchObject({ method: 'passkey' });
    expect((await browser.call(calls.myLogins)).logins.map(({ id }) => id)).not.toContain(before?.id);
    expect((await browser.call(calls.me)).user?.passkey).toMatchObject({ isHeld: true, isRequired: false });
  });

  test('each needs a fresh sign-in, and a device that has one is not asked for a second', async () => {
    const { browser, phone } = await withPasskey();
    const id = phone.lastKept.id.toString('base64url');
    expect((await browser.call(calls.beginPasskey)).excludeCredentials).toMatchObject([{ id, type: 'public-key' }]);
    laine.clock.advance({ minutes: 16 });
    await expect(browser.call(calls.beginPasskey)).rejects.toEqual(refused('fresh-sign-in-needed'));
  });

  test('whoever found an open browser makes none, not even the first', async () => {
    const browser = await laine.as(newEmail());
    laine.clock.advance({ minutes: 16 });
    await expect(addPasskey(browser)).rejects.toEqual(refused('fresh-sign-in-needed'));
  });

  test.each([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['without the lock of the device', { isVerified: false }],
    ['that was a sign-in', { type: 'webauthn.get' }],
    ['with a maker’s word', { attestation: { fmt: 'packed', attStmt: new Map([['x5c', [Buffer.from('x')]]]) } }],
    ['in a format of nobody', { attestation: { fmt: 'fido-u2f', attStmt: new Map() } }],
  ])('one %s is refused', async (_, lie) => {
    const browser = await laine.as(newEmail());
    const credential = device().make(await browser.call(calls.beginPasskey), lie);
    await expect(browser.call(calls.addPasskey, { name: 'x', credential })).rejects.toEqual(refused('passkey-refused'));
    expect((await browser.call(calls.passkeys)).passkeys).toEqual([]);
  });

  test('a challenge of somebody else, of another browser, of yesterday or used already is too late', async () => {
    const email = newEmail();
    const [browser, other, stranger] = [await laine.as(email), await laine.as(email), await laine.as(newEmail())];
    const tooLate = refused('passkey-too-late');
    for (const wrong of [other, stranger]) {
      const credential = device().make(await browser.call(calls.beginPasskey));
      await expect(wrong.call(calls.addPasskey, { name: 'x', credential })).rejects.toEqual(tooLate);
    }
    const late = device().make(await browser.call(calls.beginPasskey));
    laine.clock.advance({ minutes: 5 });
    await expect(browser.call(calls.addPasskey, { name: 'x', credential: late })).rejects.toEqual(tooLate);
    const credential = device().make(await browser.call(calls.beginPasskey));
    await browser.call(calls.addPasskey, { name: 'x', credential });
    await expect(browser.call(calls.addPasskey, { name: 'x', credential })).rejects.toEqual(tooLate);
    const asked = await browser.call(calls.loginByPasskey);
    const crossed = device().make({ ...(await browser.call(calls.beginPasskey)), challenge: asked.challenge });
    await expect(browser.call(calls.addPasskey, { name: 'x', credential: crossed })).rejects.toEqual(tooLate);
  });

  test('a credential belongs to one account only', async () => {
    const [{ browser, passkey }, thief] = [await withPasskey(), await laine.as(newEmail())];
    const credential = device().make(await thief.call(calls.beginPasskey));
    await laine.db.query
      .updateTable('passkeys')
      .set({ credentialId: credential.id })
      .where('id', '=', passkey.id)
      .execute();
    await expect(thief.call(calls.addPasskey, { name: 'x', credential })).rejects.toEqual(refused('passkey-known'));
    expect(await loginOf(thief)).toMatchObject({ method: 'email' });
    expect((await browser.call(calls.passkeys)).passkeys).toHaveLength(1);
  });

  test('somebody who is leaving stays leaving', async () => {
    const browser = await laine.as(newEmail());
    await browser.call(calls.deleteMe);
    await expect(browser.call(calls.beginPasskey)).rejects.toEqual(refused('account-deactivated'));
  });

  test('an account has room for twenty', async () => {
    const { browser, passkey } = await withPasskey();
    const [row] = await laine.db.query.selectFrom('passkeys').selectAll().where('id', '=', passkey.id).execute();
    if (!row) throw new Error('not kept');
    const copies = Array.from({ length: 19 }, (__, at) => ({ ...row, id: `${row.id}${at}`, credentialId: `c${at}` }));
    await laine.db.query.insertInto('passkeys').values(copies).execute();
    await expect(browser.call(calls.beginPasskey)).rejects.toEqual(refused('too-many-passkeys'));
  });
});

describe('signing in with a passkey', () => {
  test('opens the account in a browser that knows nothing of it', async () => {
    const { email, phone } = await withPasskey();
    const browser = await signIn(phone);
    expect(await emailOf(browser)).toBe(email);
    expect(await loginOf(browser)).toMatchObject({ method: 'passkey', current: true });
    expect((await browser.call(calls.passkeys)).passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  const { privateKey: anotherKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  test.each([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['without the lock of the device', { isVerified: false }],
    ['that was a making', { type: 'webauthn.create' }],
    ['with another key', { key: anotherKey }],
    ['for another person', { userHandle: 'c29tZWJvZHk' }],
  ])('an answer %s opens nothing', async (_, lie) => {
    const { phone } = await withPasskey();
    const browser = laine.browser();
    const credential = phone.show(await browser.call(calls.loginByPasskey), lie);
    await expect(browser.call(calls.passkeyCallback, { credential })).rejects.toEqual(refused('passkey-refused'));
    expect(await emailOf(browser)).toBeUndefined();
  });

  test('an answer is taken once, in its own browser, and in time', async () => {
    const { phone } = await withPasskey();
    const [browser, other] = [laine.browser(), laine.browser()];
    await other.call(calls.loginByPasskey);
    const tooLate = refused('passkey-too-late');
    const stolen = phone.show(await browser.call(calls.loginByPasskey));
    await expect(other.call(calls.passkeyCallback, { credential: stolen })).rejects.toEqual(tooLate);
    await expect(laine.browser().call(calls.passkeyCallback, { credential: stolen })).rejects.toEqual(tooLate);
    const late = phone.show(await browser.call(calls.loginByPasskey));
    laine.clock.advance({ minutes: 5 });
    await expect(browser.call(calls.passkeyCallback, { credential: late })).rejects.toEqual(tooLate);
    const credential = phone.show(await browser.call(calls.loginByPasskey));
    await browser.call(calls.passkeyCallback, { credential });
    await expect(browser.call(calls.passkeyCallback, { credential })).rejects.toEqual(tooLate);
  });

  test('a copy of a key is found out by its counter', async () => {
    const { phone } = await withPasskey();
    await signIn(phone);
    const browser = laine.browser();
    for (const counter of [1, 0]) {
      const credential = phone.show(await browser.call(calls.loginByPasskey), { counter });
      await expect(browser.call(calls.passkeyCallback, { credential })).rejects.toEqual(refused('passkey-refused'));
    }
  });

  test('a passkey that was removed, and one of nobody, open nothing', async () => {
    const { phone, browser, passkey } = await withPasskey();
    await browser.call(calls.removePasskey, { passkeyId: passkey.id });
    await expect(signIn(phone)).rejects.toEqual(refused('passkey-refused'));
  });

  test('a banned person stays out', async () => {
    const { phone, email } = await withPasskey();
    await laine.db.query.updateTable('accounts').set({ status: 'banned' }).where('email', '=', email).execute();
    await expect(signIn(phone)).rejects.toEqual(refused('account-banned'));
  });

  const junk = 'A'.repeat(200);
  const response = { clientDataJSON: junk, authenticatorData: junk, signature: junk };
  const shell = { id: junk, rawId: junk, type: 'public-key' };
  const clientData = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  test.each([
    ['nothing', {}, 400],
    ['a word', { credential: 'open' }, 400],
    ['no response', { credential: shell }, 400],
    ['rubbish', { credential: { ...shell, response } }, 400],
    [
      'a number as challenge',
      { credential: { ...shell, response: { ...response, clientDataJSON: clientData(7) } } },
      400,
    ],
    [
      'an unknown challenge',
      { credential: { ...shell, response: { ...response, clientDataJSON: clientData({ challenge: 'x' }) } } },
      409,
    ],
    ['a kilometre', { credential: { ...shell, response: { ...response, signature: 'A'.repeat(50_000) } } }, 400],
  ])('%s is refused in words', async (_, body, status) => {
    const browser = laine.browser();
    await browser.call(calls.loginByPasskey);
    const answer = await browser.post('/api/auth/callback/passkey', body);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toBe('');
  });

  test('rubbish inside a true challenge is refused too, when making and when showing', async () => {
    const { phone, browser } = await withPasskey();
    for (const part of ['authenticatorData', 'signature'] as const) {
      const fresh = phone.show(await browser.call(calls.loginByPasskey));
      const credential = { ...fresh, response: { ...fresh.response, [part]: junk } };
      await expect(browser.call(calls.passkeyCallback, { credential })).rejects.toEqual(refused('passkey-refused'));
    }
    const making = device().make(await browser.call(calls.beginPasskey));
    const credential = { ...making, response: { ...making.response, attestationObject: junk } };
    await expect(browser.call(calls.addPasskey, { name: 'x', credential })).rejects.toEqual(refused('passkey-refused'));
  });
});

describe('the own passkeys', () => {
  test('are renamed and removed by their person alone', async () => {
    const [{ browser, passkey }, other] = [await withPasskey(), await withPasskey()];
    const passkeyId = passkey.id;
    await expect(browser.call(calls.renamePasskey, { passkeyId, name: 'Old phone' })).resolves.toMatchObject({
      name: 'Old phone',
    });
    await expect(other.browser.call(calls.renamePasskey, { passkeyId, name: 'Mine' })).rejects.toEqual(
      refused('not-found'),
    );
    await expect(other.browser.call(calls.removePasskey, { passkeyId })).rejects.toEqual(refused('not-found'));
    await browser.call(calls.removePasskey, { passkeyId });
    expect((await browser.call(calls.passkeys)).passkeys).toEqual([]);
  });

  test('are removed after a fresh sign-in only', async () => {
    const { browser, passkey } = await withPasskey();
    laine.clock.advance({ minutes: 16 });
    await expect(browser.call(calls.removePasskey, { passkeyId: passkey.id })).rejects.toEqual(
      refused('fresh-sign-in-needed'),
    );
  });
});

test('staff without a passkey are offered one until they put the offer away, customers never', async () => {
  const email = newEmail();
  const browser = await laine.as(email);
  const isOffered = async () => (await browser.call(calls.me)).user?.passkey.isOffered;
  expect(await isOffered()).toBe(false);
  await laine.db.query.updateTable('accounts').set({ role: 'admin' }).where('email', '=', email).execute();
  expect(await isOffered()).toBe(true);
  await browser.call(calls.closePasskeyOffer);
  expect(await isOffered()).toBe(false);
});
