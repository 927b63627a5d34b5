import type { Call, CallAnswer, CallInput } from './call.ts';
import { clientPath } from './call.ts';

/**
 * The server declined. `message` is its plain-text body in the caller's language. It's empty when somebody else
 * answered: a proxy's text isn't meant for people.
 */
export class Declined extends Error {
  override readonly name = 'Declined';
  readonly status: number;
  /** The refusal's code from the contract, for programs that must tell refusals apart. */
  readonly code: string | undefined;
  /** Names or paths of the fields that the server couldn't accept; empty when the refusal is about something else. */
  readonly fields: readonly string[];
  readonly retryAfterInSeconds: number | undefined;

  constructor(status: number, text: string, headers: Headers) {
    super(text);
    this.status = status;
    this.code = headers.get('x-refusal') ?? undefined;
    this.fields = (headers.get('x-refused-fields') ?? '').split(', ').filter(Boolean);
    const retryAfter = headers.get('retry-after') ?? '';
    // Proxies may name a date instead; ours are seconds.
    this.retryAfterInSeconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
  }
}

type CallFields = Record<string, string | number | boolean | object | null | undefined>;

type CallerOptions = {
  /** Empty in the browser: same origin. */
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
  headers?: (call: Call) => Record<string, string>;
};

export type Caller = <const C extends Call>(
  call: C,
  ...input: object extends CallInput<C>
    ? [input?: CallInput<C>, signal?: AbortSignal]
    : [input: CallInput<C>, signal?: AbortSignal]
) => Promise<CallAnswer<C>>;

/** One client for web, sandbox and tests: it knows each call's shape from the contract and validates every answer. */
export function createCaller({ baseUrl = '', fetch = globalThis.fetch, headers = () => ({}) }: CallerOptions = {}) {
  const caller = async (call: Call, input: CallFields = {}, signal?: AbortSignal): Promise<unknown> => {
    const { path, query, body } = distribute(call, input);
    const response = await fetch(`${baseUrl}${path}${query}`, {
      method: call.method,
      credentials: 'include',
      redirect: 'manual',
      headers: { ...headers(call), ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    if (response.status >= 400) throw new Declined(response.status, await wordsOf(response), response.headers);
    if (!call.answer) return undefined;
    return call.answer.parse(await contentOf(call, response));
  };
  return caller as Caller;
}

/** The URL of a call with this input, for links and for addresses that others call. */
export function callAddress<C extends Call>(call: C, input: CallInput<C>): string {
  const { path, query } = distribute(call, input as CallFields);
  return path + query;
}

function contentOf({ form = 'json' }: Call, response: Response): Promise<unknown> {
  if (form === 'json') return response.json();
  return form === 'picture' ? response.bytes() : response.text();
}

const wordsOf = async (response: Response) => (isOurs(response) ? response.text() : '');

/** A proxy sends these when we didn't answer. */
const PROXY_STATUSES = new Set([502, 503, 504]);

/** The header may get lost. Plain text still counts as ours, unless the status is one that proxies send. */
const isOurs = ({ headers, status }: Response) =>
  headers.get('content-type')?.startsWith('text/plain') === true &&
  (headers.has('x-refusal') || !PROXY_STATUSES.has(status));

/** Fields named in the path or the query schema go there; all others go into the body. */
function distribute(call: Call, input: CallFields) {
  const rest = { ...input };
  const pick = (name: string) => {
    const value = rest[name];
    delete rest[name];
    return value;
  };
  const path = clientPath(call).replaceAll(/:(\w+)/g, (_, name: string) => asSegment(asText(pick(name))));
  const search = new URLSearchParams();
  for (const name of Object.keys(call.query?.shape ?? {})) {
    const value = pick(name);
    if (value !== undefined) search.set(name, asText(value));
  }
  const query = search.size > 0 ? `?${search.toString()}` : '';
  return { path, query, body: call.body ? rest : undefined };
}

const asText = (value: CallFields[string]) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A segment of dots would change the path, even when encoded. */
function asSegment(text: string): string {
  if (text === '.' || text === '..') throw new RangeError(`'${text}' cannot be part of a path`);
  return encodeURIComponent(text);
}
