import type { z } from 'zod';

/**
 * Who may make a call. The server's guard, the API document and the tests all read it from here.
 *
 * - `anyone`       no credential needed
 * - `customer`     a login cookie; accounts that wait for their deletion may still see, pay and come back
 * - `reader`       a login cookie or any bearer: whether it is theirs to see is for the call to say
 * - `self`         a login cookie or bearer token of a person, about that person
 * - `staff`        owner of the station concerned, admin, or an API key that covers the station
 * - `staff-person` as `staff`, but not an API key
 * - `fresh-staff`  as `staff-person`, signed in within the last minutes
 * - `admin`        an admin in person
 * - `fresh-admin`  an admin who signed in within the last minutes
 * - `proof`        the body itself proves the right (password, signed token, provider signature)
 */
export type Access =
  | 'anyone'
  | 'customer'
  | 'reader'
  | 'self'
  | 'staff'
  | 'staff-person'
  | 'fresh-staff'
  | 'admin'
  | 'fresh-admin'
  | 'proof';

/**
 * Where a call answers. Calls of the specification's admin table answer at `/api/admin/…` and at their literal
 * `/api/…` path; admin calls beyond it at `/api/admin/…` only.
 */
type Audience = 'public' | 'admin' | 'admin-and-literal';

type AnswerForm = 'json' | 'text' | 'redirect' | 'calendar' | 'events';

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the audience's prefix, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly audience: Audience;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** What else a caller tells, by header; for the API document. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: z.ZodType;
  readonly answer?: z.ZodType;
  /** `json` unless said otherwise. */
  readonly form?: AnswerForm;
  /** The handler gets the bytes as they came, for signatures. */
  readonly rawBody?: true;
};

type InputOf<S> = S extends z.ZodType ? z.input<S> : unknown;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller gives: path, query and body fields in one object; their names never collide (tested). */
export type CallInput<C extends Call> = InputOf<C['params']> & InputOf<C['query']> & InputOf<C['body']>;
export type CallAnswer<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : undefined;
/** What a handler returns. */
export type HandlerAnswer<C extends Call> = C['answer'] extends z.ZodType ? z.input<C['answer']> : string;

export type ParsedParams<C extends Call> = OutputOf<C['params']>;
export type ParsedQuery<C extends Call> = OutputOf<C['query']>;
export type ParsedBody<C extends Call> = C['rawBody'] extends true ? Uint8Array : OutputOf<C['body']>;

type Part = Pick<Call, 'access' | 'summary'> & Partial<Omit<Call, 'method' | 'path' | 'audience'>>;

/** `get('public', '/stations', {…})`: keeps literal types so that client and server know each call's shapes. */
const define =
  <const M extends Call['method']>(method: M) =>
  <const A extends Audience, const P extends `/${string}`, const R extends Part>(audience: A, path: P, part: R) => ({
    method,
    path,
    audience,
    ...part,
  });

export const get = define('GET');
export const post = define('POST');
export const put = define('PUT');
export const del = define('DELETE');

/** The path a client uses; calls of both places go to the admin one. */
export const clientPath = (call: Call) => (call.audience === 'public' ? '/api' : '/api/admin') + call.path;

/** All paths at which the server answers. */
export const serverPaths = (call: Call) =>
  call.audience === 'admin-and-literal' ? [`/api/admin${call.path}`, `/api${call.path}`] : [clientPath(call)];
