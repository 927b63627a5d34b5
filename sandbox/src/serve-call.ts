import type { Call, HandlerAnswer } from '@laine/contract/call.ts';
import { clientPath } from '@laine/contract/call.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

interface Asked<C extends Call> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
}

type Handler<C extends Call> = (asked: Asked<C>, reply: FastifyReply) => HandlerAnswer<C> | Promise<HandlerAnswer<C>>;

/** Registers a call of the sandbox. What does not fit its schema throws a `ZodError`, which becomes a 400. */
export function serveCall<const C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>) {
  app.route({
    method: call.method,
    url: clientPath(call),
    handler: async (request, reply) => {
      const asked = {
        params: call.params?.parse(request.params),
        query: call.query?.parse(request.query),
        body: call.body?.parse(request.body === undefined ? {} : request.body),
      } as Asked<C>;
      return reply.send(await handler(asked, reply));
    },
  });
}
