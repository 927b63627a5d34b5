import { paths } from '@laine/contract/paths.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { ownPath } from '@laine/rules/people/own-path.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../ground/deps.ts';
import type { Locate } from '../../../ground/ports/locate.ts';
import type { ProviderName } from '../../../ground/ports/sign-in-provider.ts';
import { hashToken, newToken } from '../../../ground/secrets.ts';
import type { SignInOutcome } from '../../../identity/accounts/provider-sign-in.ts';
import { beginProviderSignIn, finishProviderSignIn } from '../../../identity/accounts/provider-sign-in.ts';
import type { CookieJar } from '../request/cookie-jar.ts';
import type { Visit } from '../request/visit.ts';
import { knownOrigin, signInOrigin } from './sign-in-origin.ts';
import { signingDevice } from './signing-device.ts';

type Begin = {
  input: { redirect?: string | undefined };
  visit: Visit;
  request: FastifyRequest;
  reply: FastifyReply;
};
type Finish = { input: { state?: string | undefined }; visit: Visit; request: FastifyRequest; reply: FastifyReply };

/** The two calls of signing in with Google or Facebook: to the provider, and back from it. */
export function providerSignIn(deps: Deps, jar: CookieJar, locate: Locate, name: ProviderName) {
  const getProvider = () => {
    const provider = deps.providers[name];
    if (!provider) throw new Refusal('provider-unavailable');
    return provider;
  };
  const callbackUrl = ({ origin }: Visit) => new URL(`/api/auth/callback/${name}`, origin);

  return {
    begin: async ({ input, visit, request, reply }: Begin): Promise<string> => {
      const browserToken = newToken();
      const url = await beginProviderSignIn(deps, getProvider(), {
        provider: name,
        callbackUrl: callbackUrl(visit),
        redirect: ownPath(input.redirect),
        browserToken,
        network: knownOrigin(request, reply, jar).network,
      });
      void reply.header('set-cookie', jar.signIn(browserToken));
      return url.href;
    },

    finish: async ({ input, visit, request, reply }: Finish): Promise<string> => {
      if (input.state === undefined) return land({ kind: 'failed', redirect: paths.home() }, jar, reply, deps.now());
      const found = signInOrigin(request, jar);
      // The browser that began here has the cookie; another one stays a stranger.
      const origin = { ...found, browserHash: found.browserHash ?? hashToken(newToken()) };
      const outcome = await finishProviderSignIn(deps, getProvider(), {
        provider: name,
        state: input.state,
        browserToken: visit.cookies.get(jar.names.signIn),
        url: new URL(request.url, visit.origin),
        callbackUrl: callbackUrl(visit),
        locale: visit.locale,
        ...signingDevice(request, locate),
        originHash: origin.browserHash,
        origin,
      }).catch((error: unknown): SignInOutcome | 'banned' => {
        if (error instanceof Refusal && error.code === 'account-banned') return 'banned';
        if (error instanceof Refusal) return { kind: 'failed', redirect: paths.home() };
        throw error;
      });
      if (outcome === 'banned' || outcome.kind === 'failed') visit.failedSignIn = { email: undefined, what: name };
      return land(outcome, jar, reply, deps.now());
    },
  };
}

/** The person always ends at a page, never at plain text. */
function land(outcome: SignInOutcome | 'banned', jar: CookieJar, reply: FastifyReply, now: Temporal.Instant): string {
  if (outcome === 'banned') return paths.login({ problem: 'banned' });
  const { redirect } = outcome;
  switch (outcome.kind) {
    case 'signed-in':
      void reply.header('set-cookie', jar.login(outcome.login, now));
      return redirect;
    case 'confirm-email':
      void reply.header('set-cookie', [jar.confirmEmail(outcome.email), jar.signIn(outcome.browserToken)]);
      return paths.login({ step: 'confirm', redirect });
    default:
      return paths.login({ problem: outcome.kind === 'no-email' ? 'unverified' : outcome.kind, redirect });
  }
}
