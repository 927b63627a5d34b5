import { calls } from '@laine/contract/calls.ts';
import { newId } from '../../ground/secrets.ts';
import { SoftwareAuthenticator } from '../software-authenticator.ts';
import type { Actor } from './actors.ts';
import type { PermissionScene } from './open-permission-scene.ts';
import type { Rows } from './row.ts';
import { usualAnswers } from './usual-answers.ts';

const { anyone, signedIn, ownOnly } = usualAnswers;

/** The browser of every passkey ceremony here. */
const BROWSER = 'the-browser-of-passkeys';
const inThatBrowser = () => ({ headers: { cookie: `browser=${BROWSER}` } });

/** A person's own browser; nobody's for a sign-in. */
async function browserOf(scene: PermissionScene, actor?: Actor) {
  const browser = scene.browser();
  browser.cookies.set('browser', BROWSER);
  if (actor) browser.cookies.set('login', await scene.newLogin(scene.isPerson(actor) ? actor : 'customer'));
  return browser;
}

/** Passkeys of earlier rows must not fill the account. */
const clearPasskeys = ({ query }: PermissionScene) => query.deleteFrom('passkeys').execute();

async function addPasskey(scene: PermissionScene, actor: Actor) {
  await clearPasskeys(scene);
  const browser = await browserOf(scene, actor);
  const device = new SoftwareAuthenticator(scene.url);
  const credential = device.make(await browser.call(calls.beginPasskey));
  const { id } = await browser.call(calls.addPasskey, { name: 'Phone', credential });
  return { id, device };
}

/** Passkeys, recovery codes, and signing in with them. */
export const passkeyRows = {
  passkeys: { may: signedIn },
  beginPasskey: { may: signedIn, does: 'passkeyChallenges', give: () => ({}) },
  addPasskey: {
    may: signedIn,
    does: 'passkeys',
    async give(scene, actor) {
      await clearPasskeys(scene);
      const asked = await (await browserOf(scene, actor)).call(calls.beginPasskey);
      return { name: 'Phone', credential: new SoftwareAuthenticator(scene.url).make(asked) };
    },
    extras: inThatBrowser,
  },
  renamePasskey: {
    may: ownOnly,
    does: 'passkeys',
    give: async (scene) => ({ passkeyId: (await addPasskey(scene, 'customer')).id, name: `Phone ${scene.next()}` }),
  },
  removePasskey: {
    may: ownOnly,
    does: 'passkeys',
    give: async (scene) => ({ passkeyId: (await addPasskey(scene, 'customer')).id }),
  },
  newRecoveryCodes: { may: signedIn, does: 'recoveryCodes', give: () => ({}) },
  linkedProviders: { may: signedIn },
  unlinkProvider: {
    may: signedIn,
    does: 'identities',
    async give({ query, clock, next }) {
      const accounts = await query.selectFrom('accounts').select('id as accountId').execute();
      const linked = accounts.map((account) => ({ ...account, provider: 'google' as const, createdAt: clock.now() }));
      await query
        .insertInto('identities')
        .values(linked.map((identity) => ({ ...identity, idAtProvider: `${identity.accountId} ${next()}` })))
        .execute();
      return { provider: 'google' };
    },
  },
  closePasskeyOffer: { may: signedIn, does: 'accounts', give: () => ({}) },
  loginByPasskey: { may: anyone, does: 'passkeyChallenges', give: () => ({}) },
  passkeyCallback: {
    may: anyone,
    does: 'logins',
    async give(scene) {
      const { device } = await addPasskey(scene, 'customer');
      return { credential: device.show(await (await browserOf(scene)).call(calls.loginByPasskey)) };
    },
    extras: inThatBrowser,
  },
  loginByRecoveryCode: {
    may: anyone,
    does: 'logins',
    async give(scene) {
      const { codes } = await (await browserOf(scene, 'customer')).call(calls.newRecoveryCodes);
      return { email: scene.accounts.customer.email, recoveryCode: codes[0] ?? newId() };
    },
  },
} satisfies Partial<Rows>;
