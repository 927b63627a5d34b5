import { signedRequest } from '@laine/sandbox/sign-in/facebook-deletion.ts';
import { Stripe } from 'stripe';
import { newId } from '../../ground/secrets.ts';
import { signDelivery } from '../../site/webhooks/sign-delivery.ts';
import { makeWebhookToken } from '../../site/webhooks/webhook-token.ts';
import { people } from './actors.ts';
import type { PermissionScene } from './open-permission-scene.ts';
import type { Rows } from './row.ts';
import { usualAnswers } from './usual-answers.ts';

const { anyone, anyoneIsLed, signedIn, ownOnly, adminOnly } = usualAnswers;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

const newAddress = (scene: PermissionScene) => `somebody-${scene.next()}@example.com`;

/** A return from a sign-in provider, in the browser that began it. */
async function returnFrom(scene: PermissionScene, provider: 'google' | 'facebook') {
  const browser = scene.browser();
  const begun = await browser.fetch(`/api/auth/login/${provider}`);
  const dialog = new URL(begun.headers.get('location') ?? '');
  dialog.searchParams.set('login_hint', newAddress(scene));
  const { url: back } = await browser.open(dialog, { stopAt: `/api/auth/callback/${provider}` });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { headers: { cookie }, search: back.search };
}

const webhookToken = async (scene: PermissionScene) =>
  makeWebhookToken(scene.station.id, await webhookSecret(scene), Temporal.Now.instant());

async function webhookSecret({ query, station }: PermissionScene) {
  const found = await query
    .selectFrom('stations')
    .select('webhookSecret')
    .where('id', '=', station.id)
    .executeTakeFirstOrThrow();
  return found.webhookSecret ?? '';
}

/** Calls about identity and signing in. */
export const accountRows = {
  // With a bearer, the admin call at the same address answers.
  me: { may: '200 200 200 200 200 200 403 200' },
  adminMe: { may: '200 403 403 200 200 200 403 200' },
  editMe: { may: signedIn, does: 'accounts', give: (scene) => ({ name: `Name ${scene.next()}` }) },
  exportMe: { may: signedIn },
  deleteMe: { may: signedIn, does: 'accounts' },
  deletionForecast: { may: signedIn },
  restoreMe: {
    may: signedIn,
    does: 'accounts',
    async give({ query, clock, accountOf }, actor) {
      const asked = { status: 'deactivated', deletionAskedAt: clock.now(), deletionAskedBy: 'person' } as const;
      await query.updateTable('accounts').set(asked).where('id', '=', accountOf(actor).id).execute();
      return {};
    },
  },
  loginByEmail: { may: anyone, does: 'loginCodes', give: (scene) => ({ email: newAddress(scene) }) },
  emailCallback: {
    may: anyone,
    does: 'accounts',
    async give(scene) {
      const email = newAddress(scene);
      await scene.browser().post('/api/auth/login/email', { email });
      return { email, code: scene.mailedCode(email) };
    },
  },
  loginByGoogle: { may: anyoneIsLed, does: 'providerSignIns', give: () => ({}) },
  loginByFacebook: { may: anyoneIsLed, does: 'providerSignIns', give: () => ({}) },
  googleCallback: { may: anyoneIsLed, does: 'identities', extras: (scene) => returnFrom(scene, 'google') },
  facebookCallback: { may: anyoneIsLed, does: 'waitingIdentities', extras: (scene) => returnFrom(scene, 'facebook') },
  logout: { may: anyoneIsLed, does: (actor) => (people.some((person) => person === actor) ? 'logins' : undefined) },
  unsubscribe: {
    may: anyone,
    does: 'accounts',
    async give({ query, accounts }) {
      const { unsubscribeToken } = await query
        .updateTable('accounts')
        .set({ wantsNews: true })
        .where('id', '=', accounts.customer.id)
        .returning('unsubscribeToken')
        .executeTakeFirstOrThrow();
      return { token: unsubscribeToken ?? '', kind: 'news' as const };
    },
    extras: () => ({ bytes: bytesOf('List-Unsubscribe=One-Click'), headers: form }),
  },
  unsubscribePage: { may: anyoneIsLed, give: () => ({ token: newId(), kind: 'news' as const }) },
  facebookDeletion: {
    may: anyone,
    does: 'deletionRequests',
    extras({ settings, next }) {
      const signed = signedRequest({ user_id: `nobody-${next()}` }, settings.facebook?.clientSecret ?? '');
      return { bytes: bytesOf(new URLSearchParams({ signed_request: signed }).toString()), headers: form };
    },
  },
  deletionStatus: {
    may: anyone,
    async give({ query, clock }) {
      const confirmationCode = newId();
      await query.insertInto('deletionRequests').values({ confirmationCode, askedAt: clock.now() }).execute();
      return { confirmationCode };
    },
  },
  myLogins: { may: signedIn },
  endOtherLogins: {
    may: signedIn,
    does: 'logins',
    async give({ newLogin, isPerson }, actor) {
      if (isPerson(actor)) await newLogin(actor);
      return {};
    },
  },
  endLogin: {
    may: ownOnly,
    does: 'logins',
    async give({ query, newLogin, accounts }) {
      await newLogin('customer');
      const { id } = await query
        .selectFrom('logins')
        .select('id')
        .where('accountId', '=', accounts.customer.id)
        .where('endedAt', 'is', null)
        .orderBy('createdAt', 'desc')
        .executeTakeFirstOrThrow();
      return { loginId: id };
    },
  },
  adminLogin: {
    may: anyone,
    does: 'logins',
    give: ({ accounts, password }) => ({ email: accounts.admin.email, password }),
  },
  newPassword: {
    may: usualAnswers.everyStaffPerson,
    does: 'accounts',
    give: ({ password }) => ({ newPassword: password }),
  },
  newUser: {
    may: adminOnly,
    does: 'accounts',
    give: (scene) => ({ email: newAddress(scene), password: scene.password }),
  },
  newApiKey: { may: adminOnly, does: 'apiKeys', give: () => ({ name: 'Screen at the pier' }) },
  apiKeys: { may: adminOnly },
  deleteApiKey: {
    may: adminOnly,
    does: 'apiKeys',
    give: async ({ newApiKey }) => ({ id: (await newApiKey(null)).id }),
  },
  paymentWebhook: {
    may: anyone,
    does: 'jobs',
    extras({ settings, next }) {
      const event = { id: `evt_${next()}`, object: 'event', type: 'refund.updated', data: { object: { id: 're_1' } } };
      const payload = JSON.stringify(event);
      const secret = settings.payments.webhookSecret ?? '';
      const signature = new Stripe('sk_test_unused').webhooks.generateTestHeaderString({ payload, secret });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return { bytes: bytesOf(payload), headers };
    },
  },
  receiveWebhook: {
    may: anyone,
    does: 'logs',
    extras: async (scene) => {
      const endpoint = { stationId: scene.station.id, secret: await webhookSecret(scene) };
      const message = { id: `msg_${scene.next()}`, event: { type: 'test' as const, data: 'Hello' } };
      const { headers, body } = signDelivery(endpoint, message);
      return { bytes: bytesOf(body), headers };
    },
  },
  verifyWebhookSignature: { may: anyone, give: async (scene) => ({ token: await webhookToken(scene) }) },
} satisfies Partial<Rows>;
