import { calls } from '@laine/contract/calls.ts';
import { paths } from '@laine/contract/paths.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { ownPath } from '@laine/rules/own-path.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderName } from '../../ports/sign-in-provider.ts';
import type { SignInOutcome } from '../../accounts/provider-sign-in.ts';
import { beginProviderSignIn, finishProviderSignIn } from '../../accounts/provider-sign-in.ts';
import type { Deps } from '../../deps.ts';
import { newToken } from '../../secrets.ts';
import type { CookieJar } from '../request/cookie-jar.ts';
import { serve } from '../request/serve.ts';

const callbackUrl = (provider: ProviderName, request: FastifyRequest) =>
  new URL(`/api/auth/callback/${provider}`, request.visit.origin);

export const providerRoutes = (deps: Deps, jar: CookieJar) => {
  const providerNamed = (name: ProviderName) => {
    const provider = deps.providers[name];
    if (!provider) throw new Refusal('provider-unavailable');
    return provider;
  };

  const begin = async (
    name: ProviderName,
    redirect: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const browserToken = newToken();
    const wish = {
      provider: name,
      callbackUrl: callbackUrl(name, request),
      redirect: ownPath(redirect),
      browserToken,
    };
    const url = await beginProviderSignIn(deps, providerNamed(name), wish);
    void reply.header('set-cookie', jar.signIn(browserToken));
    return url.href;
  };

  const finish = async (
    name: ProviderName,
    state: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { visit } = request;
    if (state === undefined) return landing({ kind: 'failed', redirect: paths.home() }, reply);
    const outcome = await finishProviderSignIn(deps, providerNamed(name), {
      provider: name,
      state,
      browserToken: visit.cookies.get(jar.names.signIn),
      url: new URL(request.url, visit.origin),
      callbackUrl: callbackUrl(name, request),
      locale: visit.locale,
      device: visit.device,
    }).catch((error: unknown): SignInOutcome | 'banned' => {
      if (error instanceof Refusal && error.code === 'account-banned') return 'banned';
      if (error instanceof Refusal) return { kind: 'failed', redirect: paths.home() };
      throw error;
    });
    return landing(outcome, reply);
  };

  /** A person in a browser lands on a page in any case, never on a line of text. */
  const landing = (outcome: SignInOutcome | 'banned', reply: FastifyReply): string => {
    if (outcome === 'banned') return paths.login({ problem: 'banned' });
    const { redirect } = outcome;
    switch (outcome.kind) {
      case 'signed-in':
        void reply.header('set-cookie', jar.login(outcome.token));
        return redirect;
      case 'confirm-email':
        void reply.header('set-cookie', [jar.confirmEmail(outcome.email), jar.signIn(outcome.browserToken)]);
        return paths.login({ step: 'confirm', redirect });
      default:
        return paths.login({ problem: outcome.kind === 'no-email' ? 'unverified' : outcome.kind, redirect });
    }
  };

  return [
    serve(deps, calls.loginByGoogle, ({ query, request, reply }) => begin('google', query.redirect, request, reply)),
    serve(deps, calls.loginByFacebook, ({ query, request, reply }) =>
      begin('facebook', query.redirect, request, reply),
    ),
    serve(deps, calls.googleCallback, ({ query, request, reply }) => finish('google', query.state, request, reply)),
    serve(deps, calls.facebookCallback, ({ query, request, reply }) => finish('facebook', query.state, request, reply)),
  ];
};
