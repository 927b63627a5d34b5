import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductScene, type ProductScene } from '../../testing/open-product-scene.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

/** Everybody here is on one network, as in a hotel. */
let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
});
afterAll(() => laine.close());

let made = 0;
const codeOf = (refusal: { code: string }) => refusal.code;

async function withPasskey() {
  const email = `guest-${(made += 1)}@example.com`;
  const [browser, phone] = [await laine.as(email), new SoftwareAuthenticator(laine.url)];
  await browser.call(calls.addPasskey, {
    name: 'Phone',
    credential: phone.make(await browser.call(calls.beginPasskey)),
  });
  return { email, browser, phone };
}
const signIn = async (phone: SoftwareAuthenticator, browser: TestBrowser) => {
  const asked = await browser.call(calls.loginByPasskey);
  return browser.call(calls.passkeyCallback, { credential: phone.show(asked) }).then(() => 'in', codeOf);
};
const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
const nonsense = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response } as const;

test('what answers no challenge of its browser counts for nobody', async () => {
  const { phone } = await withPasskey();
  const stranger = laine.browser();
  for (let number = 0; number < 70; number += 1)
    expect(await stranger.call(calls.passkeyCallback, { credential: nonsense }).catch(codeOf)).toMatch(/^passkey-/);
  // From an unknown browser.
  expect(await signIn(phone, laine.browser())).toBe('in');
});

test('a neighbour with wrong passkeys keeps out strangers for minutes, and never a browser that is known', async () => {
  const { phone, browser } = await withPasskey();
  const [stranger, wrong] = [laine.browser(), new SoftwareAuthenticator(laine.url)];
  const answers: string[] = [];
  wrong.make(await (await laine.as('neighbour@example.com')).call(calls.beginPasskey));
  for (let number = 0; number < 61; number += 1) answers.push(await signIn(wrong, stranger));
  expect(new Set(answers.slice(0, 60))).toEqual(new Set(['passkey-refused']));
  expect(answers[60]).toBe('too-many-tries');
  expect(await signIn(phone, laine.browser())).toBe('too-many-tries');
  expect(await signIn(phone, browser)).toBe('in');

  const asking = async () => {
    const codes: string[] = [];
    for (let number = 0; number < 70; number += 1)
      codes.push(await stranger.call(calls.loginByPasskey).then(() => 'asked', codeOf));
    return codes.at(-1);
  };
  expect(await asking()).toBe('too-many-requests');
  expect(await signIn(phone, browser)).toBe('in');

  laine.clock.advance({ minutes: 10, seconds: 1 });
  expect(await signIn(phone, laine.browser())).toBe('in');
});

test('no number of days with wrong ones shuts a network for longer', async () => {
  const { phone } = await withPasskey();
  const [stranger, wrong] = [laine.browser(), new SoftwareAuthenticator(laine.url)];
  wrong.make(await (await laine.as('neighbour@example.com')).call(calls.beginPasskey));
  for (let round = 0; round < 3; round += 1) {
    laine.clock.advance({ minutes: 10, seconds: 1 });
    for (let number = 0; number < 60; number += 1) await signIn(wrong, stranger);
  }
  laine.clock.advance({ minutes: 10, seconds: 1 });
  expect(await signIn(phone, laine.browser())).toBe('in');
});

test('wrong recovery codes of a neighbour refuse a right one to strangers, not to a browser that is known', async () => {
  const { email, browser } = await withPasskey();
  const { codes } = await browser.call(calls.newRecoveryCodes);
  const recover = (from: TestBrowser, recoveryCode: string | undefined) =>
    from.call(calls.loginByRecoveryCode, { email, recoveryCode: recoveryCode ?? '' }).then(() => 'in', codeOf);
  const stranger = laine.browser();
  for (let number = 0; number < 31; number += 1) await recover(stranger, 'AAAA-AAAA-AAAA-AAAA');
  expect(await recover(stranger, codes[0])).toBe('too-many-tries');
  expect(await recover(browser, codes[0])).toBe('in');
  laine.clock.advance({ minutes: 10, seconds: 1 });
  expect(await recover(stranger, codes[1])).toBe('in');
});
