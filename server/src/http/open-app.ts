import type { FastifyInstance } from 'fastify';
import { fastify, LogController } from 'fastify';
import type { Settings } from '../settings.ts';
import { describeError } from './operations/describe-error.ts';
import { logLines } from '@laine/logging/log-lines.ts';
import { readableUrl, refuseAddress, refuseUnreadable } from './request/malformed-requests.ts';
import { MAX_BODY_BYTES } from './request/read-json-bodies.ts';

/** A whole request arrives within this time, also over a beach's network; the framework would wait for ever. */
const REQUEST_COMES_WITHIN_MS = 30_000;
/** No URL is this long, so the contract alone decides how long a parameter may be. */
const MAX_PARAMETER_LENGTH = 100_000;

/** An HTTP server without routes yet. Its logger is the product's log: one line of JSON each, nothing personal. */
export function openApp(settings: Settings): FastifyInstance {
  return fastify({
    trustProxy: trustedBy(settings.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_COMES_WITHIN_MS,
    // The framework would answer 503 in its own words to a request that arrives on an open connection while we close.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    rewriteUrl: readableUrl,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseUnreadable,
    // Log lines name what they are about, so a logger of its own for every request would be wasted.
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

/** So many proxies in a row, counted from us, or those of the listed networks. */
const trustedBy = (proxies: Settings['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
