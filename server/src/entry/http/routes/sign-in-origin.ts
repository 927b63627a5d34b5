import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../../ground/budgets/network-of.ts';
import { hashToken, newToken } from '../../../ground/secrets.ts';
import type { SignInOrigin } from '../../../identity/accounts/sign-in-origin.ts';
import { addressOf } from '../request/address-of.ts';
import type { CookieJar } from '../request/cookie-jar.ts';

/** The origin of a sign-in. Every current browser sends the request's origin; a program doesn't. */
export function signInOrigin(request: FastifyRequest, jar: CookieJar): SignInOrigin {
  const token = request.visit.cookies.get(jar.names.browser);
  return {
    browserHash: token === undefined ? null : hashToken(token),
    network: networkOf(addressOf(request)),
    isProgram: request.headers['sec-fetch-site'] === undefined,
  };
}

/** The same, and a browser that has no cookie yet gets one, by which it is known again. */
export function knownOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  jar: CookieJar,
): SignInOrigin & { browserHash: string } {
  const { browserHash, ...origin } = signInOrigin(request, jar);
  if (browserHash !== null) return { ...origin, browserHash };
  const token = newToken();
  void reply.header('set-cookie', jar.browser(token));
  return { ...origin, browserHash: hashToken(token) };
}
