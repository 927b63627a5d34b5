import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductScene, type ProductScene } from '../../testing/open-product-scene.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
});
afterAll(() => laine.close());

/** Facebook does not say whose an address is, so a mailed code confirms it. Answers where the browser is led. */
async function comeFromFacebook(browser: TestBrowser, email: string) {
  const begun = await browser.fetch('/api/auth/login/facebook');
  const url = new URL(begun.headers.get('location') ?? '');
  url.searchParams.set('login_hint', email);
  const back = await browser.open(url, { stopAt: '/api/auth/callback/facebook' });
  return (await browser.fetch(back.url.href)).headers.get('location');
}
const confirm = (browser: TestBrowser, email: string) =>
  browser.call(calls.emailCallback, { email, code: laine.mailedCode(email) });

async function subjectsTo(email: string) {
  await laine.jobs.drain();
  return laine.messages.list({ to: email }).map(({ subject }) => subject);
}
const linked = expect.stringMatching(/^Another way into your .+ account$/);

test('a provider that is linked to an account from before is told, listed, and can be removed again', async () => {
  const email = 'linked@example.com';
  const [victim, thief] = [await laine.as(email), laine.browser()];
  expect(await comeFromFacebook(thief, email)).toBe('/login?step=confirm');
  await confirm(thief, email);
  expect(await subjectsTo(email)).toContainEqual(linked);
  const { providers } = await victim.call(calls.linkedProviders);
  expect(providers).toEqual([{ provider: 'facebook', linkedAt: expect.any(String) }]);

  await victim.call(calls.endOtherLogins);
  expect(await comeFromFacebook(thief, email)).toBe('/');
  laine.clock.advance({ minutes: 16 });
  await expect(victim.call(calls.unlinkProvider, { provider: 'facebook' })).rejects.toMatchObject({
    code: 'fresh-sign-in-needed',
  });
  const fresh = await laine.as(email);
  await fresh.call(calls.unlinkProvider, { provider: 'facebook' });
  expect(await fresh.call(calls.linkedProviders)).toEqual({ providers: [] });
  await expect(fresh.call(calls.unlinkProvider, { provider: 'facebook' })).rejects.toMatchObject({ code: 'not-found' });
  expect(await subjectsTo(email)).toContainEqual(expect.stringMatching(/^Google or Facebook was removed/));
  await fresh.call(calls.endOtherLogins);
  expect(await comeFromFacebook(laine.browser(), email)).toBe('/login?step=confirm');
});

test('an account that begins with a provider is told of nothing', async () => {
  const email = 'begins-there@example.com';
  const browser = laine.browser();
  await comeFromFacebook(browser, email);
  await confirm(browser, email);
  expect((await browser.call(calls.linkedProviders)).providers).toHaveLength(1);
  expect(await subjectsTo(email)).not.toContainEqual(linked);
});
