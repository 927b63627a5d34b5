import type { FastifyInstance } from 'fastify';
import { serveCall } from '../serve-call.ts';
import type { SunkWebhook } from './sink-calls.ts';
import { sinkCalls } from './sink-calls.ts';

const MAX_DELIVERIES = 100;
const OK = 200;

/** A receiver for the product's webhooks: it accepts and shows everything. */
export async function sinkRoutes(app: FastifyInstance, now: () => Temporal.Instant) {
  let deliveries: SunkWebhook[] = [];
  await app.register(async (scope) => {
    // A signature covers the exact text, so the body stays unparsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));

    serveCall(scope, sinkCalls.webhookSink, () => ({ deliveries }));
    serveCall(scope, sinkCalls.sinkWebhook, ({ query, body: text }, reply) => {
      const { status = OK } = query;
      const headers = asText(reply.request.headers);
      const at = now().toString({ smallestUnit: 'millisecond' });
      deliveries = [{ at, headers, body: readJson(text), text }, ...deliveries].slice(0, MAX_DELIVERIES);
      void reply.code(status);
      return { success: status === OK };
    });
  });
}

const asText = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
