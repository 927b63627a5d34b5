import { Refusal } from '@laine/contract/refusals.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { fastify, LogController } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Settings } from '../settings.ts';
import type { CookieJar } from './cookies.ts';
import { describeError } from './describe-error.ts';
import { logLines } from './log-lines.ts';
import { MOST_BYTES_IN_A_BODY, readJsonBodies } from './read-json-bodies.ts';
import { renderFailure, sendRefusal } from './refuse.ts';
import { guardRequests } from './security.ts';
import { timeText } from './time-text.ts';
import { readableUrl, refuseAddress, refuseUnreadable } from './unreadable.ts';
import { Visit } from './visit.ts';

/** From its first byte to its last, also over a beach's network; the framework would wait for ever. */
const REQUEST_COMES_WITHIN_MS = 30_000;
/** More than any URL has: what a parameter may be is for the contract to say. */
const MOST_CHARACTERS_IN_A_PARAMETER = 100_000;

/** An HTTP server without routes yet. Its logger is the product's log: one line of JSON each, nothing personal. */
export function openApp(settings: Settings): FastifyInstance {
  return fastify({
    trustProxy: settings.trustProxy,
    bodyLimit: MOST_BYTES_IN_A_BODY,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_COMES_WITHIN_MS,
    // In the framework's own words otherwise. A connection that is kept brings requests until its next answer.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MOST_CHARACTERS_IN_A_PARAMETER },
    rewriteUrl: readableUrl,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable,
    // Lines name what they are about; a logger of its own for every request would be made for nothing.
    childLoggerFactory: (logger) => logger,
    logger: {
      level: settings.logLevel,
      base: null,
      redact: ['req.headers', 'res.headers'],
      serializers: { err: describeError },
      stream: logLines,
    },
  });
}

/** How every request is received and every failure answered. */
export function setManners(app: FastifyInstance, deps: Deps, jar: CookieJar): void {
  // The type promises a visit; the hook below keeps it before anyone can look.
  app.decorateRequest('visit', null as unknown as Visit);
  app.addHook('onRequest', (request, reply, done) => {
    request.visit = new Visit(deps, jar, request, reply);
    done();
  });
  tellTime(app, deps);
  guardRequests(app, deps.settings);
  readJsonBodies(app);
  app.setErrorHandler(renderFailure);
  app.setNotFoundHandler((request, reply) => sendRefusal(new Refusal('not-found'), request, reply));
  refuseUnknownCalls(app);
  logRequests(app, deps.log);
}

/**
 * One clock for the product: open pages go by the time that comes with every answer of the API, refusals included. Only
 * what `answer-from-kept.ts` answers has gone before and tells it itself.
 */
function tellTime(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', (request, reply, done) => {
    // The route's own path, which does not depend on how the address was written.
    if (request.routeOptions.url?.startsWith('/api')) void reply.header('x-now', timeText(deps));
    done();
  });
}

/** Whoever makes a call cannot read a page: without this, pages would answer every GET that nothing else does. */
function refuseUnknownCalls(app: FastifyInstance): void {
  for (const url of ['/api', '/api/*']) {
    app.all(url, () => {
      throw new Refusal('not-found');
    });
  }
}

/** The route's pattern instead of the URL, no address, no names: enough to see what happened, nothing about whom. */
function logRequests(app: FastifyInstance, log: FastifyBaseLogger): void {
  if (!['info', 'debug'].includes(log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id } = request;
    const route = request.routeOptions.url;
    log.info({ id, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
}
