import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Access, Call, HandlerAnswer, ParsedInput } from '@laine/contract/call.ts';
import { serverPaths } from '@laine/contract/call.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../../ground/audit/record-action.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Person, Principal, Staff } from '../../../ground/principal.ts';
import { InWorker } from '../../../ground/workers/open-workers.ts';
import { acceptsGzip, gzipNow } from '../pages/compressed-page.ts';
import { addressOf } from './address-of.ts';
import { findUnstorableText } from './find-unstorable-text.ts';
import { askerOf, inTurn } from './in-turn.ts';
import { requireAccess } from './require-access.ts';
import type { Visit } from './visit.ts';

type CallerOf<A extends Access> = A extends 'anyone' | 'proof'
  ? Principal
  : A extends 'staff' | 'reader' | 'admin-or-key'
    ? Staff
    : Person;

type Handling<C extends Call> = {
  who: CallerOf<C['access']>;
  /** The caller for the audit; undefined if a visitor may call. */
  actor: CallerOf<C['access']> extends Staff ? Actor<CallerOf<C['access']>> : undefined;
  /** Fields of path, query and body in one object, as in the client. */
  input: ParsedInput<C>;
  visit: Visit;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** An answer that was checked and serialised before; compressed too, for whoever accepts that. */
export class Encoded {
  readonly json: Buffer;
  readonly gzip: Buffer | undefined;
  constructor(json: Buffer, gzip?: Buffer) {
    this.json = json;
    this.gzip = gzip;
  }

  /** The body for this caller, and the headers that go with it. */
  for(asked: IncomingHttpHeaders): { body: Buffer; headers: Record<string, string> } {
    const vary = 'Authorization, Cookie, Accept-Encoding';
    if (!this.gzip || !acceptsGzip(asked)) return { body: this.json, headers: { vary } };
    return { body: this.gzip, headers: { vary, 'content-encoding': 'gzip' } };
  }
}

/** Parsing drops every field that the contract doesn't name, so nothing leaks by accident. */
const jsonOf = (call: Call, answer: unknown) => JSON.stringify(call.answer?.parse(answer));

/** Compressed for a caller who accepts it, where the answer may be long. */
export async function encode(call: Call, answer: unknown, asked: IncomingHttpHeaders = {}): Promise<Encoded> {
  const json = Buffer.from(jsonOf(call, answer));
  return new Encoded(json, acceptsGzip(asked) ? await gzipNow([json]) : undefined);
}

type Drawn<C extends Call> = C['form'] extends 'pdf' | 'svg' ? InWorker<Uint8Array> : never;
type Answer<C extends Call> = HandlerAnswer<C> | Drawn<C> | Encoded;
type Handler<C extends Call> = (handling: Handling<C>) => Answer<C> | Promise<Answer<C>>;

export type Route = {
  call: Call;
  run: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** Refuses a caller without the right before the body is read. */
  admit: (request: FastifyRequest) => Promise<unknown>;
};

/** Binds a call to its handler: checks the caller, parses the input, answers only what the contract names. */
export function serve<const C extends Call>(
  deps: Deps,
  call: C,
  handler: Handler<C>,
  /** False if the handler takes the turn of a costly call itself, for a part of its work. */
  { takesTurn = true } = {},
): Route {
  return {
    call,
    admit: (request) => requireAccess(deps, call, request),
    async run(request, reply) {
      request.visit.call = call;
      const who = await requireAccess(deps, call, request);
      // The types follow from the call: its access gives the caller's type, its schemas the input's.
      const handling = {
        who,
        actor: who.kind === 'visitor' ? undefined : { who, fromAddress: addressOf(request) },
        input: readInput(call, request),
        visit: request.visit,
        request,
        reply,
      } as unknown as Handling<C>;
      // Serialised as part of the turn, and sent after it: a slow reader blocks nobody.
      const work = async () => written(call, reply, await handler(handling));
      const answer = takesTurn ? await inTurn(call, request, work) : await work();
      return send(call, reply, answer instanceof InWorker ? await answer.run(await askerOf(request)) : answer);
    },
  };
}

/** The names of path, query and body fields never collide (tested in the contract). */
const readInput = (call: Call, { params, query, body }: FastifyRequest) => ({
  ...parse(call.params, params),
  ...parse(call.query, query),
  // An empty body arrives as undefined.
  ...(call.rawBody ? { bytes: body ?? new Uint8Array() } : parse(call.body, body ?? {})),
});

function parse(schema: z.ZodType | undefined, given: unknown): object {
  if (!schema) return {};
  const parsed = schema.safeParse(given);
  const unstorable = parsed.success ? findUnstorableText(parsed.data) : undefined;
  if (parsed.success && !unstorable) return parsed.data as object;
  throw refusalAbout(parsed.error?.issues.flatMap(pathsOf) ?? [unstorable ?? []]);
}

/** The fields that an issue is about. Unknown fields are named too if they look like field names. */
const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.filter((key) => /^\w{1,40}$/.test(key)).map((key) => [...issue.path, key])
    : [issue.path];

/** If the input as a whole is wrong, such as a list instead of an object, there's no field to name. */
function refusalAbout(paths: PropertyKey[][]): Refusal {
  const fields = new Set(paths.map((path) => path.join('.')).filter(Boolean));
  return fields.size > 0 ? new Refusal('malformed', { fields: [...fields].join(', ') }) : new Refusal('unreadable');
}

/** Every picture is stored in one format (`photos/encode-photo.ts`), so an upload never chooses its own type. */
const PHOTO_TYPE = 'image/webp';

/** Proxies must not buffer the stream. */
const eventHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-accel-buffering': 'no',
};

const contentTypes = {
  text: 'text/plain; charset=utf-8',
  calendar: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const;

function written(call: Call, reply: FastifyReply, answer: unknown) {
  if (reply.sent || (call.form ?? 'json') !== 'json') return answer;
  if (!(answer instanceof Encoded)) return jsonOf(call, answer);
  const { body, headers } = answer.for(reply.request.headers);
  void reply.headers(headers);
  return body;
}

function send(call: Call, reply: FastifyReply, answer: unknown) {
  if (reply.sent) return reply;
  const { form = 'json' } = call;
  if (form === 'redirect') return reply.redirect(String(answer), 302);
  if (form === 'pdf') return reply.type('application/pdf').send(answer);
  if (form === 'svg') return reply.type('image/svg+xml').send(answer);
  if (form === 'events') return reply.headers(eventHeaders).send(answer);
  if (form === 'picture') return reply.type(PHOTO_TYPE).send(answer);
  if (form === 'csv' && typeof answer !== 'string')
    return reply.type(contentTypes.csv).send(Readable.from(answer as AsyncIterable<string>));
  if (form === 'text' || form === 'calendar' || form === 'csv')
    return reply.type(contentTypes[form]).send(String(answer));
  return reply.type('application/json; charset=utf-8').send(answer);
}

/**
 * Registers routes at all their paths. If a public and an admin call share a path, `Authorization` decides who answers,
 * and caches are told so.
 */
export async function registerRoutes(app: FastifyInstance, routes: Route[]): Promise<void> {
  const places = routes.flatMap((route) => serverPaths(route.call).map((path) => ({ route, path })));
  const byPlace = Map.groupBy(places, ({ route, path }) => `${route.call.method} ${path}`);
  for (const sharing of byPlace.values()) {
    const [first, second] = sharing;
    if (!first) continue;
    const handler: RouteHandlerMethod = second
      ? byAuthorization(sharing.map(({ route }) => route))
      : (request, reply) => first.route.run(request, reply);
    const { method, form } = first.route.call;
    // A HEAD request must change nothing, but a redirect follows an action, such as signing out.
    const exposeHeadRoute = form !== 'redirect';
    if (first.route.call.rawBody) await app.register(rawRoute(first.route, first.path, handler));
    else app.route({ method, url: first.path, handler, exposeHeadRoute });
  }
}

function byAuthorization(routes: Route[]): RouteHandlerMethod {
  const forPublic = routes.find(({ call }) => call.answersAt === 'public');
  const forAdmin = routes.find(({ call }) => call.answersAt !== 'public');
  return (request, reply) => {
    void reply.header('vary', 'Authorization, Cookie');
    const route = request.headers.authorization === undefined ? forPublic : forAdmin;
    if (!route) throw new Refusal('not-found');
    return route.run(request, reply);
  };
}

/**
 * A signature covers the raw bytes, so only these routes get them unparsed. Large bodies are read only from callers
 * with the right.
 */
const rawRoute =
  ({ call: { method, maxBytes }, admit }: Route, url: string, handler: RouteHandlerMethod) =>
  async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({ method, url, handler, ...(maxBytes !== undefined && { bodyLimit: maxBytes, onRequest: admit }) });
  };
