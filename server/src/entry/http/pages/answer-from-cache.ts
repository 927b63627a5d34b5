import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../ground/deps.ts';
import type { CookieJar } from '../request/cookie-jar.ts';
import { usualHeaders } from '../request/security.ts';
import { Encoded } from '../request/serve.ts';
import { timeText } from '../request/time-text.ts';
import type { PublicCache } from './public-cache.ts';

/**
 * Serves lists that are the same for everybody without a login from the cache, before looking up anything about the
 * visitor. An uncached list takes the normal path, which caches it under its URL.
 */
export function answerFromCache(app: FastifyInstance, deps: Deps, jar: CookieJar, cache: PublicCache): void {
  const headers = {
    ...usualHeaders(deps.settings),
    'content-type': 'application/json; charset=utf-8',
    vary: 'Authorization, Cookie',
  };
  app.addHook('onRequest', (request, reply, done) => {
    const cached = isForAnybody(request, jar) ? cache.find(request.url) : undefined;
    if (!(cached instanceof Encoded)) return done();
    // The framework would measure text and headers anew each time, so we write past it; metrics and log still count it.
    reply.hijack();
    reply.raw.writeHead(200, { ...headers, 'x-now': timeText(deps), 'content-length': cached.lengthInBytes });
    reply.raw.end(cached.json);
  });
}

/** When in doubt, take the normal path: anyone who might be signed in is checked properly. */
const isForAnybody = ({ method, headers }: FastifyRequest, { names }: CookieJar) =>
  method === 'GET' &&
  headers.authorization === undefined &&
  (headers.cookie === undefined || !headers.cookie.includes(names.login));
