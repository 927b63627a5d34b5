import { TestBrowser } from '@laine/server/testing/test-browser.ts';
import * as oidc from 'openid-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openOutsideScene } from '../testing/open-outside-scene.ts';

/** A client like the product, with an address to which the provider redirects. */
async function openClient() {
  const world = await openOutsideScene();
  const { GOOGLE_ISSUER = '', GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET } = world.env;
  const options = { execute: [oidc.allowInsecureRequests] };
  const client = await oidc.discovery(
    new URL(GOOGLE_ISSUER),
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    undefined,
    options,
  );
  const callbackUrl = `${world.url}/api/auth/callback/google`;
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
  const [expectedState, expectedNonce] = [oidc.randomState(), oidc.randomNonce()];
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: callbackUrl,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    state: expectedState,
    nonce: expectedNonce,
  });
  const redeem = (returned: URL) =>
    oidc.authorizationCodeGrant(client, returned, {
      pkceCodeVerifier,
      expectedState,
      expectedNonce,
      idTokenExpected: true,
    });
  return { world, url, callbackUrl, redeem };
}

const withParameter = (url: URL, name: string, value: string) => {
  const changed = new URL(url);
  changed.searchParams.set(name, value);
  return changed;
};

test('a person picks an account, and the product learns who it is', async () => {
  const { url, callbackUrl, redeem, world } = await openClient();
  const browser = new TestBrowser();

  const page = await browser.open(url);
  expect(page.url.href).toContain(`${world.url}/sandbox/google/interaction/`);
  expect(page.text).toContain('Stand-in for Google');
  const account = /name="account"\s+value="(\d+)"/.exec(page.text)?.[1] ?? '';
  const returned = await browser.open(page.url, { form: { account }, stopAt: callbackUrl });

  const tokens = await redeem(returned.url);
  expect(tokens.claims()).toMatchObject({
    sub: account,
    email: 'mari@example.com',
    email_verified: true,
    name: 'Mari Maasikas',
    given_name: 'Mari',
    family_name: 'Maasikas',
  });
  await expect(redeem(returned.url)).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('a script names an account by address and meets no page', async () => {
  const { url, callbackUrl, redeem } = await openClient();
  const hinted = withParameter(url, 'login_hint', 'Oskar@example.com');
  const returned = await new TestBrowser().open(hinted, { stopAt: callbackUrl });
  expect((await redeem(returned.url)).claims()).toMatchObject({ email: 'oskar@example.com', email_verified: false });
});

test('someone new is who they say they are, with the same id every time', async () => {
  const subjects = [];
  for (const name of ['Maria Tamm', 'Maria Kask']) {
    const { url, callbackUrl, redeem } = await openClient();
    const browser = new TestBrowser();
    const page = await browser.open(url);
    const form = { name, email: 'Maria@example.com' };
    const returned = await browser.open(page.url, { form, stopAt: callbackUrl });
    const claims = (await redeem(returned.url)).claims();
    expect(claims).toMatchObject({ name, email: 'maria@example.com', email_verified: true });
    subjects.push(claims?.sub);
  }
  expect(subjects[0]).toBe(subjects[1]);
});

test('the account is asked for every time', async () => {
  const { url, callbackUrl } = await openClient();
  const browser = new TestBrowser();
  await browser.open(withParameter(url, 'login_hint', 'mari@example.com'), { stopAt: callbackUrl });
  expect((await browser.open(url)).text).toContain('Choose an account');
});

test('cancelling returns to the product with access_denied and its state', async () => {
  const { url, callbackUrl } = await openClient();
  const browser = new TestBrowser();
  const page = await browser.open(url);
  const returned = await browser.open(page.url, { form: { cancel: 'yes' }, stopAt: callbackUrl });
  expect(returned.url.searchParams.get('error')).toBe('access_denied');
  expect(returned.url.searchParams.get('state')).toBe(url.searchParams.get('state'));
});

test('both names of the loopback address may be returned to, nothing else', async () => {
  const { url, callbackUrl } = await openClient();
  const other = callbackUrl.replace('localhost', '127.0.0.1');
  const hinted = withParameter(url, 'login_hint', 'mari@example.com');
  const returned = await new TestBrowser().open(withParameter(hinted, 'redirect_uri', other), { stopAt: other });
  expect(returned.url.searchParams.has('code')).toBe(true);

  const elsewhere = await new TestBrowser().open(withParameter(hinted, 'redirect_uri', 'https://example.com/'));
  expect(elsewhere.status).toBe(400);
  expect(elsewhere.text).toContain('invalid_redirect_uri');
});

test('without PKCE there is no code', async () => {
  const { url, callbackUrl } = await openClient();
  url.searchParams.delete('code_challenge');
  url.searchParams.delete('code_challenge_method');
  const returned = await new TestBrowser().open(url, { stopAt: callbackUrl });
  expect(returned.url.searchParams.get('error')).toBe('invalid_request');
});

test('forms that make no sense, and sign-ins of other browsers, are declined', async () => {
  const { url } = await openClient();
  const browser = new TestBrowser();
  const page = await browser.open(url);
  expect((await browser.open(page.url, { form: { account: '1' } })).status).toBe(400);
  expect((await browser.open(page.url, { form: { name: 'Nobody' } })).status).toBe(400);
  expect((await browser.open(page.url, { form: {} })).status).toBe(400);
  expect((await new TestBrowser().open(page.url)).status).toBe(400);
  expect((await new TestBrowser().open(page.url, { form: { cancel: 'yes' } })).status).toBe(400);
});

test('nothing is printed on the way', async () => {
  const printed = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info'), vi.spyOn(console, 'error')];
  onTestFinished(() => void vi.restoreAllMocks());
  const { url, callbackUrl, redeem } = await openClient();
  const hinted = withParameter(url, 'login_hint', 'mari@example.com');
  await redeem((await new TestBrowser().open(hinted, { stopAt: callbackUrl })).url);
  for (const method of printed) expect(method).not.toHaveBeenCalled();
});
