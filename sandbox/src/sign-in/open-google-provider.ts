import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Configuration, JWK, Provider } from 'oidc-provider';
import { html } from '../page/html.ts';
import { documentOf } from '../page/send-page.ts';
import type { PeopleDirectory, Person } from './people.ts';
import { namesOf } from './people.ts';
import type { ProviderClient } from './provider-client.ts';

interface Options {
  issuer: string;
  client: ProviderClient;
  people: PeopleDirectory;
  interactionPath: (uid: string) => string;
}

const SCOPES = 'openid email profile';
const HOUR_IN_SECONDS = 3600;

/** An OpenID provider that behaves as Google does towards a client. */
export async function openGoogleProvider({ issuer, client, people, interactionPath }: Options): Promise<Provider> {
  // Loading the package takes half a second, so it is loaded when the first sign-in needs it.
  const [{ Provider: OpenIdProvider }, { createMemoryAdapter }, policy, signingKey] = await Promise.all([
    import('oidc-provider/lib/provider.js'),
    import('oidc-provider/lib/adapters/memory_adapter.js'),
    askEveryTime(),
    newSigningKey(),
  ]);
  const configuration: Configuration = {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: client.redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    clientAuthMethods: ['client_secret_post', 'client_secret_basic'],
    jwks: { keys: [signingKey] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    pkce: { required: () => true },
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    // Google puts the profile into the ID token itself.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    clientBasedCORS: () => false,
    ttl: {
      AccessToken: HOUR_IN_SECONDS,
      AuthorizationCode: 600,
      Grant: HOUR_IN_SECONDS,
      IdToken: HOUR_IN_SECONDS,
      Interaction: HOUR_IN_SECONDS,
      Session: HOUR_IN_SECONDS,
    },
    interactions: { policy, url: (_ctx, interaction) => interactionPath(interaction.uid) },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId, clientId: oidc.client?.clientId });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
    findAccount: (_ctx, id) => {
      const person = people.find(id);
      return person && { accountId: id, claims: () => claimsOf(person) };
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.body = errorPage(error, description);
    },
  };
  return new OpenIdProvider(issuer, configuration);
}

/** Nobody is signed in silently the next time, so that another account can be tried. */
async function askEveryTime() {
  const { base, Check, Prompt } = await import('oidc-provider/lib/helpers/interaction_policy/index.js');
  const policy = base();
  policy.remove('consent');
  policy
    .get('login')
    ?.checks.add(new Check('asked_every_time', 'choose an account', ({ oidc }) => oidc.route !== 'resume'));
  // Registered so that a client may ask for it, as at Google; the login prompt's page answers it.
  policy.add(new Prompt({ name: 'select_account', requestable: true }));
  return policy;
}

function claimsOf(person: Person) {
  const { id, name, email, isEmailVerified } = person;
  const { givenName, familyName } = namesOf(person);
  return {
    sub: id,
    email,
    email_verified: isEmailVerified,
    name,
    given_name: givenName,
    family_name: familyName || undefined,
  };
}

const errorPage = (error: string, description = '') =>
  documentOf({
    title: 'Stand-in for Google',
    body: html`<main class="picker">
      <p class="stand-in">Stand-in for Google</p>
      <h1>This request cannot go on</h1>
      <p>${error}: ${description}</p>
    </main>`,
  });

/** RS256 as at Google. Each start makes a new key, because nothing that was signed is used after a restart. */
async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' };
}
