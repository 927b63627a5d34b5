import { calls } from '@laine/contract/calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../../ground/deps.ts';
import type { CookieJar } from '../request/cookie-jar.ts';
import { usualHeaders } from '../request/security.ts';
import { timeText } from '../request/time-text.ts';
import type { PublicList } from './open-public-list.ts';

const LIST = callAddress(calls.stations, {});

/**
 * Serves the list of stations to everybody without a login before looking up anything about the visitor. While it isn't
 * there it takes the normal path, which makes it.
 */
export function answerFromCache(app: FastifyInstance, deps: Deps, jar: CookieJar, list: PublicList): void {
  const usual = { ...usualHeaders(deps.settings), 'content-type': 'application/json; charset=utf-8' };
  app.addHook('onRequest', (request, reply, done) => {
    const made = request.url === LIST && isForAnybody(request, jar) ? list.find() : undefined;
    if (!made) return done();
    // The framework would measure headers anew each time, so we write past it; metrics and log still count it.
    reply.hijack();
    const { body, headers } = made.for(request.headers);
    reply.raw.writeHead(200, { ...usual, ...headers, 'x-now': timeText(deps), 'content-length': body.length });
    reply.raw.end(body);
  });
}

/** When in doubt, take the normal path: anyone who might be signed in is checked properly. */
const isForAnybody = ({ method, headers }: FastifyRequest, { names }: CookieJar) =>
  method === 'GET' &&
  headers.authorization === undefined &&
  (headers.cookie === undefined || !headers.cookie.includes(names.login));
