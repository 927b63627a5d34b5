import { logLines } from '@laine/logging/log-lines.ts';
import type { FastifyInstance } from 'fastify';
import { fastify, LogController } from 'fastify';
import type { Settings } from '../../settings.ts';
import { describeError } from './operations/describe-error.ts';
import { readableUrl, refuseAddress, refuseUnreadable } from './request/malformed-requests.ts';
import { MAX_BODY_BYTES } from './request/read-json-bodies.ts';

/** How long a connection may be slow; tests are less patient. */
export type ConnectionLimits = {
  headersComeWithinMs: number;
  /** A whole request arrives within this time, also over a beach's network; the framework would wait for ever. */
  requestComesWithinMs: number;
  /** How often that is looked at: so much later a slow one may be cut. */
  checkedEveryMs: number;
  /**
   * A connection without any traffic in this time is cut. No handler takes that long, event streams beat more often,
   * and station sockets have their own heartbeat.
   */
  stuckForMs: number;
};

const usualLimits: ConnectionLimits = {
  headersComeWithinMs: 15_000,
  requestComesWithinMs: 30_000,
  checkedEveryMs: 5_000,
  stuckForMs: 90_000,
};
/** No URL is this long, so the contract alone decides how long a parameter may be. */
const MAX_PARAMETER_LENGTH = 100_000;

/** An HTTP server without routes yet. Its logger is the product's log: one line of JSON each, nothing personal. */
export function openApp(settings: Settings, limits = usualLimits): FastifyInstance {
  return fastify({
    trustProxy: trustedBy(settings.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    http: {
      headersTimeout: limits.headersComeWithinMs,
      requestTimeout: limits.requestComesWithinMs,
      connectionsCheckingInterval: limits.checkedEveryMs,
    },
    requestTimeout: limits.requestComesWithinMs,
    connectionTimeout: limits.stuckForMs,
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
