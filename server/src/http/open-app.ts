import type { FastifyInstance } from 'fastify';
import { fastify, LogController } from 'fastify';
import type { Settings } from '../settings.ts';
import { describeError } from './operations/describe-error.ts';
import { logLines } from '@laine/logging/log-lines.ts';
import { readableUrl, refuseAddress, refuseUnreadable } from './request/malformed-requests.ts';
import { MAX_BODY_BYTES } from './request/read-json-bodies.ts';

/** From its first byte to its last, also over a beach's network; the framework would wait for ever. */
const REQUEST_COMES_WITHIN_MS = 30_000;
/** More than any URL has: what a parameter may be is for the contract to say. */
const MAX_PARAMETER_LENGTH = 100_000;

/** An HTTP server without routes yet. Its logger is the product's log: one line of JSON each, nothing personal. */
export function openApp(settings: Settings): FastifyInstance {
  return fastify({
    trustProxy: settings.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_COMES_WITHIN_MS,
    // In the framework's own words otherwise. A connection that is kept brings requests until its next answer.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
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
