import * as oidc from 'openid-client';
import { z } from 'zod';
import type { SignInProvider } from '../ground/ports/sign-in-provider.ts';

type FacebookSettings = { dialogUrl: URL; graphUrl: URL; clientId: string; clientSecret: string };

/** Facebook leaves out what a person does not share. */
const Me = z.object({
  id: z.unknown().optional(),
  name: z.unknown().optional(),
  first_name: z.unknown().optional(),
  last_name: z.unknown().optional(),
  email: z.unknown().optional(),
  picture: z
    .object({ data: z.object({ url: z.unknown() }) })
    .optional()
    .catch(undefined),
});

/** Plain OAuth with state and PKCE: Facebook has no discovery here and does not say whether an e-mail is verified. */
export function facebookProvider({ dialogUrl, graphUrl, clientId, clientSecret }: FacebookSettings): SignInProvider {
  const graph = (path: string) => new URL(`${graphUrl.href.replace(/\/$/, '')}${path}`);
  const configuration = new oidc.Configuration(
    {
      issuer: dialogUrl.origin,
      authorization_endpoint: dialogUrl.href,
      token_endpoint: graph('/oauth/access_token').href,
    },
    clientId,
    { client_secret: clientSecret },
    oidc.ClientSecretPost(clientSecret),
  );
  if (graphUrl.protocol === 'http:') oidc.allowInsecureRequests(configuration);
  return {
    async authorizationUrl({ state, pkceVerifier, callbackUrl }) {
      return oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: callbackUrl.href,
        scope: 'email,public_profile',
        state,
        code_challenge: await oidc.calculatePKCECodeChallenge(pkceVerifier),
        code_challenge_method: 'S256',
      });
    },
    async readProfile(answerUrl, { state, pkceVerifier }) {
      const tokens = await oidc.authorizationCodeGrant(configuration, answerUrl, {
        expectedState: state,
        pkceCodeVerifier: pkceVerifier,
      });
      const me = graph('/me?fields=id,name,first_name,last_name,email,picture');
      const response = await oidc.fetchProtectedResource(configuration, tokens.access_token, me, 'GET');
      if (!response.ok) throw new Error(`profile answered ${response.status}`);
      const { id, name, first_name, last_name, email, picture } = Me.parse(await response.json());
      return {
        idAtProvider: id,
        email,
        emailVerified: false,
        name,
        givenName: first_name,
        familyName: last_name,
        image: picture?.data.url,
      };
    },
  };
}
