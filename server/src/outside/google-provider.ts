import * as oidc from 'openid-client';
import type { SignInProvider } from '../ground/ports/sign-in-provider.ts';

type GoogleSettings = { issuer: URL; clientId: string; clientSecret: string };

/** OpenID Connect with state, PKCE and nonce. Discovery runs at first use and is kept. */
export function googleProvider({ issuer, clientId, clientSecret }: GoogleSettings): SignInProvider {
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    // Plain http only reaches a stand-in on this machine; production settings refuse it.
    const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    discovered ??= oidc
      .discovery(issuer, clientId, clientSecret, undefined, { execute, timeout: 10 })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };
  return {
    async authorizationUrl({ state, nonce, pkceVerifier, callbackUrl }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callbackUrl.href,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pkceVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
    },
    async readProfile(answerUrl, { state, nonce, pkceVerifier }) {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), answerUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: pkceVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no identity token');
      return {
        idAtProvider: claims.sub,
        email: claims['email'],
        emailVerified: claims['email_verified'],
        name: claims['name'],
        givenName: claims['given_name'],
        familyName: claims['family_name'],
        image: claims['picture'],
      };
    },
  };
}
