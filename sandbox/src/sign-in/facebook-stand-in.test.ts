import { TestBrowser } from '@laine/server/testing/test-browser.ts';
import * as oidc from 'openid-client';
import { expect, test } from 'vitest';
import { openOutsideScene } from '../testing/open-outside-scene.ts';

async function openClient({ scope = 'email,public_profile' } = {}) {
  const world = await openOutsideScene();
  const {
    FACEBOOK_DIALOG_URL = '',
    FACEBOOK_GRAPH_URL = '',
    FACEBOOK_CLIENT_ID = '',
    FACEBOOK_CLIENT_SECRET = '',
  } = world.env;
  const client = new oidc.Configuration(
    {
      issuer: 'https://www.facebook.com',
      authorization_endpoint: FACEBOOK_DIALOG_URL,
      token_endpoint: `${FACEBOOK_GRAPH_URL}/oauth/access_token`,
    },
    FACEBOOK_CLIENT_ID,
    { client_secret: FACEBOOK_CLIENT_SECRET },
    oidc.ClientSecretPost(FACEBOOK_CLIENT_SECRET),
  );
  oidc.allowInsecureRequests(client);
  const callbackUrl = `${world.url}/api/auth/callback/facebook`;
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: callbackUrl,
    scope,
    state: 'a-state',
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  const redeem = (returned: URL, verifier = pkceCodeVerifier) =>
    oidc.authorizationCodeGrant(client, returned, { expectedState: 'a-state', pkceCodeVerifier: verifier });
  const profileOf = async (returned: URL) => {
    const { access_token: token } = await redeem(returned);
    const me = new URL(`${FACEBOOK_GRAPH_URL}/me?fields=id,name,email,picture`);
    const response = await oidc.fetchProtectedResource(client, token, me, 'GET');
    return { token, me, profile: await response.json() };
  };
  const pick = (form: Record<string, string>) => new TestBrowser().open(url, { form, stopAt: callbackUrl });
  return { world, url, callbackUrl, redeem, profileOf, pick };
}

async function accountNamed(url: URL, name: string) {
  const { text } = await new TestBrowser().open(url);
  const [, account = ''] = new RegExp(`value="(\\d+)"(?:(?!value=).)*${name}`, 's').exec(text) ?? [];
  return account;
}

test('a person picks an account, and the product reads the profile', async () => {
  const { url, pick, profileOf } = await openClient();
  const page = await new TestBrowser().open(url);
  expect(page.text).toContain('Stand-in for Facebook');

  const account = await accountNamed(url, 'Mari Maasikas');
  const returned = await pick({ account });
  expect(returned.url.searchParams.get('state')).toBe('a-state');
  const { profile, token, me } = await profileOf(returned.url);
  expect(profile).toEqual({ id: account, name: 'Mari Maasikas', email: 'mari@example.com' });

  const asked = new URL(me);
  asked.searchParams.set('fields', 'id');
  asked.searchParams.set('access_token', token);
  expect(await (await fetch(asked)).json()).toEqual({ id: account });
});

test('some people share no e-mail address, and none is given without the permission', async () => {
  const kristjan = await openClient();
  const picked = await kristjan.pick({ account: await accountNamed(kristjan.url, 'Kristjan Tamm') });
  expect((await kristjan.profileOf(picked.url)).profile).toEqual({ id: expect.any(String), name: 'Kristjan Tamm' });

  const shy = await openClient({ scope: 'public_profile' });
  const returned = await shy.pick({ name: 'Lucía', email: 'lucia@example.com' });
  expect((await shy.profileOf(returned.url)).profile).toEqual({ id: expect.any(String), name: 'Lucía' });
});

test('a script names an account by address and meets no page', async () => {
  const { url, callbackUrl, profileOf } = await openClient();
  url.searchParams.set('login_hint', 'someone.new@example.com');
  const returned = await new TestBrowser().open(url, { stopAt: callbackUrl });
  expect((await profileOf(returned.url)).profile).toMatchObject({
    name: 'someone.new',
    email: 'someone.new@example.com',
  });
});

test('cancelling returns to the product with access_denied and its state', async () => {
  const { pick } = await openClient();
  const { searchParams } = (await pick({ cancel: 'yes' })).url;
  expect(searchParams.get('error')).toBe('access_denied');
  expect(searchParams.get('state')).toBe('a-state');
  expect(searchParams.has('code')).toBe(false);
});

test('a code works once', async () => {
  const { pick, redeem } = await openClient();
  const { url } = await pick({ name: 'Mari', email: 'mari@example.com' });
  await redeem(url);
  await expect(redeem(url)).rejects.toMatchObject({ cause: { status: 400 } });
});

test('a code is useless without its verifier', async () => {
  const { pick, redeem } = await openClient();
  const { url } = await pick({ name: 'Mari', email: 'mari@example.com' });
  await expect(redeem(url, oidc.randomPKCECodeVerifier())).rejects.toMatchObject({ cause: { status: 400 } });
});

test('the graph declines in Facebook’s own words', async () => {
  const { world } = await openClient();
  const strangers = await Promise.all([
    world.fetch('/facebook/graph/me'),
    world.fetch('/facebook/graph/me', { headers: { authorization: 'Bearer nonsense' } }),
    world.fetch('/facebook/graph/oauth/access_token', { method: 'POST', body: new URLSearchParams({ code: 'x' }) }),
    world.post('/facebook/graph/oauth/access_token', [1]),
  ]);
  expect(strangers.map(({ status }) => status)).toEqual([401, 401, 400, 400]);
  for (const answer of strangers) expect(await answer.json()).toMatchObject({ error: { type: 'OAuthException' } });
});

test('a dialog for another app or another address is declined', async () => {
  const { url } = await openClient();
  for (const [name, value] of [
    ['client_id', 'somebody-else'],
    ['redirect_uri', 'https://example.com/'],
    ['redirect_uri', 'nonsense'],
  ] as const) {
    const changed = new URL(url);
    changed.searchParams.set(name, value);
    expect((await new TestBrowser().open(changed)).status).toBe(400);
  }
});
