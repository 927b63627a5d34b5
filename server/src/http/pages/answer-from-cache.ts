import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { CookieJar } from '../request/cookie-jar.ts';
import type { PublicCache } from './public-cache.ts';
import { usualHeaders } from '../request/security.ts';
import { Encoded } from '../request/serve.ts';
import { timeText } from '../request/time-text.ts';

/**
 * Lists that are the same for everybody without a login, answered from what is kept before anything else is found out
 * about the visitor. What is not kept yet takes the way of every other call and is kept by it, under its own URL.
 */
export function answerFromCache(app: FastifyInstance, deps: Deps, jar: CookieJar, cache: PublicCache): void {
  const headers = {
    ...usualHeaders(deps.settings),
    'content-type': 'application/json; charset=utf-8',
    vary: 'Authorization, Cookie',
  };
  app.addHook('onRequest', (request, reply, done) => {
    const kept = isForAnybody(request, jar) ? cache.find(request.url) : undefined;
    if (!(kept instanceof Encoded)) return done();
    // Past the framework, which would measure text and headers anew each time; metrics and log follow all the same.
    reply.hijack();
    reply.raw.writeHead(200, { ...headers, 'x-now': timeText(deps), 'content-length': kept.lengthInBytes });
    reply.raw.end(kept.json);
  });
}

/** Rather too strict than not: whoever might be signed in is looked at properly. */
const isForAnybody = ({ method, headers }: FastifyRequest, { names }: CookieJar) =>
  method === 'GET' &&
  headers.authorization === undefined &&
  (headers.cookie === undefined || !headers.cookie.includes(names.login));
