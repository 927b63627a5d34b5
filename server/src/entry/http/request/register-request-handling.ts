import { Refusal } from '@laine/contract/refusals.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Deps } from '../../../ground/deps.ts';
import type { CookieJar } from './cookie-jar.ts';
import { readJsonBodies } from './read-json-bodies.ts';
import { recordRequests } from './record-requests.ts';
import { refuseInMaintenance } from './refuse-in-maintenance.ts';
import { renderFailure, sendRefusal } from './render-failure.ts';
import { guardRequests } from './security.ts';
import { timeText } from './time-text.ts';
import { Visit } from './visit.ts';

/** Registers how every request is received and every failure answered. */
export function registerRequestHandling(app: FastifyInstance, deps: Deps, jar: CookieJar): void {
  // The type promises a visit; the hook below sets it before any handler runs.
  app.decorateRequest('visit', null as unknown as Visit);
  app.addHook('onRequest', (request, reply, done) => {
    request.visit = new Visit(deps, jar, request, reply);
    done();
  });
  tellTime(app, deps);
  guardRequests(app, deps.settings);
  refuseInMaintenance(app, deps);
  readJsonBodies(app);
  app.setErrorHandler(renderFailure);
  app.setNotFoundHandler((request, reply) => sendRefusal(new Refusal('not-found'), request, reply));
  refuseUnknownCalls(app);
  logRequests(app, deps.log);
  recordRequests(app, deps);
}

/**
 * Sends the product's time with every answer of the API, including refusals, because open pages use it.
 * `answer-from-cache.ts` answers before this hook and sends the time itself.
 */
function tellTime(app: FastifyInstance, deps: Deps): void {
  app.addHook('onRequest', (request, reply, done) => {
    // The route's own path, which does not depend on how the address was written.
    if (request.routeOptions.url?.startsWith('/api')) void reply.header('x-now', timeText(deps));
    done();
  });
}

/** Without this, pages would answer every GET below `/api` that nothing else does, and a program cannot read a page. */
function refuseUnknownCalls(app: FastifyInstance): void {
  for (const url of ['/api', '/api/*']) {
    app.all(url, () => {
      throw new Refusal('not-found');
    });
  }
}

/** Logs the route's pattern instead of the URL, no address and no names: what happened, but not to whom. */
function logRequests(app: FastifyInstance, log: FastifyBaseLogger): void {
  if (!['info', 'debug'].includes(log.level)) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id } = request;
    const route = request.routeOptions.url;
    log.info({ id, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
}
