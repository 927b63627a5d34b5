import type { AddressInfo } from 'node:net';
import { sameSecret } from '@laine/server/ground/secrets.ts';
import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Account, API_VERSION } from '../account.ts';
import type { ApiFault } from '../payment-calls.ts';
import { newStripeId } from '../store/stripe-id.ts';
import { balanceEndpoints } from './balance-endpoints.ts';
import { checkoutEndpoints } from './checkout-endpoints.ts';
import { customerEndpoints } from './customer-endpoints.ts';
import { disputeEndpoints } from './dispute-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { executeRequest } from './execute-request.ts';
import { faultyAnswer } from './faulty-answer.ts';
import { paymentIntentEndpoints } from './payment-intent-endpoints.ts';
import { paymentMethodEndpoints } from './payment-method-endpoints.ts';
import { recordEndpoints } from './record-endpoints.ts';
import { refundEndpoints } from './refund-endpoints.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const MAX_BODY_BYTES = 256 * 1024;

interface Options {
  faults: { api: ApiFault };
  secretKey: string;
  /** Called before each request, because the clock may have been moved. */
  catchUp: () => void;
}

/** Stripe's API on a loopback port of its own: the client can be sent to another host, but not to another path. */
export async function openApiServer(account: Account, { secretKey, catchUp, faults }: Options) {
  const app = fastify({ bodyLimit: MAX_BODY_BYTES, genReqId: () => newStripeId('req') });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ 'request-id': request.id, 'stripe-version': API_VERSION });
    const problem = problemWithKey(request, secretKey);
    if (!problem) catchUp();
    done(problem);
  });
  app.setNotFoundHandler((request) => {
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.url.split('?', 1)[0]}).`,
    });
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => sendError(reply, error));
  for (const endpoint of endpointsOf(account)) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const refusal = faultyAnswer(faults.api, endpoint);
        if (refusal) throw refusal;
        const { status, body, headers } = executeRequest(account, endpoint, readRequest(endpoint, request));
        // The connection stays open without a byte until the client has enough.
        if (faults.api === 'timeout') return reply.hijack();
        return reply.code(status).headers(headers).send(body);
      },
    });
  }
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      // The client keeps its connections open; stopping does not wait until it closes them.
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

const endpointsOf = (account: Account): Endpoint[] => [
  ...customerEndpoints(account),
  ...paymentMethodEndpoints(account),
  ...checkoutEndpoints(account),
  ...paymentIntentEndpoints(account),
  ...refundEndpoints(account),
  ...disputeEndpoints(account),
  ...balanceEndpoints(account),
  ...recordEndpoints(account),
];

function readRequest({ method }: Endpoint, request: FastifyRequest) {
  const { id = '' } = request.params as { id?: string };
  const [path = '', query = ''] = request.url.split(/\?(.*)/, 2);
  const key = request.headers['idempotency-key'];
  return {
    path,
    id,
    requestId: request.id,
    form: method === 'POST' && typeof request.body === 'string' ? request.body : query,
    idempotencyKey: method === 'GET' || typeof key !== 'string' ? undefined : key,
  };
}

function problemWithKey({ headers }: FastifyRequest, secretKey: string): StripeRefusal | undefined {
  const [, scheme = '', credential = ''] = /^(Bearer|Basic) (.+)$/i.exec(headers.authorization ?? '') ?? [];
  const key =
    scheme.toLowerCase() === 'basic' ? Buffer.from(credential, 'base64').toString().replace(/:.*$/s, '') : credential;
  if (sameSecret(key, secretKey)) return undefined;
  const message =
    key === ''
      ? 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.'
      : `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`;
  return new StripeRefusal(401, { type: 'invalid_request_error', message });
}

function sendError(reply: FastifyReply, error: Error & { statusCode?: number }) {
  if (error instanceof StripeRefusal) return reply.code(error.status).send({ error: error.body });
  const status = error.statusCode ?? 500;
  if (status < 500)
    return reply.code(status).send({ error: { type: 'invalid_request_error', message: error.message } });
  process.stderr.write(`The payment stand-in failed: ${error.stack}\n`);
  return reply.code(500).send({ error: { type: 'api_error', message: 'The payment stand-in failed; see its log' } });
}
