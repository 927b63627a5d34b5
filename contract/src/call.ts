import type { z } from 'zod';
import type { KeyScope } from './key-scope.ts';
import { SIGNED_IN_AS } from './signed-in-as.ts';

/** Who may make a call. The server's guard, the API document, its page and the tests all read it from here. */
export const accessMeanings = {
  anyone: 'No credential needed',
  customer: 'A login cookie; accounts that wait for their deletion may still see, pay and come back',
  reader: 'A login cookie or any bearer; whether it is theirs to see is for the call to say',
  self: 'A login cookie or bearer token of a person, about that person',
  staff: 'An owner of the station concerned, an admin, or an API key that covers the station',
  'staff-person': 'As staff, but not an API key',
  'fresh-staff': 'As staff-person, signed in within the last 15 minutes',
  admin: 'An admin in person',
  'admin-or-key': 'An admin in person, or an API key of the scope; of its own stations',
  'fresh-admin': 'An admin who signed in within the last 15 minutes',
  proof: 'The body itself proves the right (password, signed token, provider signature)',
};
export type Access = keyof typeof accessMeanings;

/** The kinds of access that let a program with an API key in. */
type KeyAccess = 'staff' | 'reader' | 'admin-or-key';

/**
 * Where a call answers. Calls of the original admin table (docs/product.md, section 7) answer at `/api/admin/…` and at their literal
 * `/api/…` path; admin calls beyond it at `/api/admin/…` only.
 */
type Place = 'public' | 'admin' | 'admin-and-literal';

type AnswerForm = 'json' | 'text' | 'redirect' | 'calendar' | 'csv' | 'pdf' | 'events' | 'picture';

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the prefix of its place, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly answersAt: Place;
  readonly access: Access;
  /** The least that an API key needs for it; said wherever a key is let in at all. */
  readonly scope?: KeyScope;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** What else a caller tells, by header; for the API document. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: z.ZodType;
  readonly answer?: z.ZodType;
  /** `json` unless said otherwise. */
  readonly form?: AnswerForm;
  /** The handler gets the bytes as they came, for signatures and pictures. */
  readonly rawBody?: true;
  /** What the bytes of a raw body are, for the API document; JSON unless said otherwise. */
  readonly bodyTypes?: readonly string[];
  /** How large a raw body may be, where that is more than any other. The caller is known before it is read. */
  readonly maxBytes?: number;
  /** Much work to answer: one caller has a few at a time, and others' go first. Papers and tables are, without being said. */
  readonly isCostly?: true;
};

type InputOf<S> = S extends z.ZodType ? z.input<S> : unknown;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : unknown;

/** What a caller gives: path, query and body fields in one object; their names never collide (tested). */
export type CallInput<C extends Call> = InputOf<C['params']> & InputOf<C['query']> & InputOf<C['body']>;
export type CallAnswer<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : undefined;
/** What a handler returns. */
export type HandlerAnswer<C extends Call> = C['answer'] extends z.ZodType
  ? z.input<C['answer']>
  : C['form'] extends 'pdf'
    ? Uint8Array
    : C['form'] extends 'events'
      ? AsyncIterable<unknown>
      : C['form'] extends 'csv'
        ? string | AsyncIterable<string>
        : string;

/** What a handler gets of it: the same object, parsed. A raw body is in its `bytes`. */
export type ParsedInput<C extends Call> = OutputOf<C['params']> &
  OutputOf<C['query']> &
  (C['rawBody'] extends true ? { bytes: Uint8Array } : OutputOf<C['body']>);

type Part = Pick<Call, 'summary'> &
  Partial<Omit<Call, 'method' | 'path' | 'answersAt' | 'access' | 'scope'>> &
  ({ readonly access: KeyAccess; readonly scope: KeyScope } | { readonly access: Exclude<Access, KeyAccess> });

/** `get('public', '/stations', {…})`: keeps literal types so that client and server know each call's shapes. */
const define =
  <const M extends Call['method']>(method: M) =>
  <const A extends Place, const P extends `/${string}`, const R extends Part>(answersAt: A, path: P, part: R) => ({
    method,
    path,
    answersAt,
    ...part,
    ...(isDoneAsPerson(method, part.access) && { headers: { ...part.headers, ...signedInAs } }),
    ...strictBody(part),
  });

/** A body has no fields that the call does not know, unless its schema says so (`loose`). Written without zod, which light pages do not load. */
const strictBody = ({ body }: Partial<Call>): object =>
  body && 'strict' in body && (body as z.ZodObject).def.catchall === undefined
    ? { body: (body as z.ZodObject).strict() }
    : {};

const signedInAs = { [SIGNED_IN_AS]: 'The id of the person for whom the page was made; anybody else is refused' };
const isDoneAsPerson = (method: Call['method'], access: Access) =>
  method !== 'GET' && access !== 'anyone' && access !== 'proof';

export const get = define('GET');
export const post = define('POST');
export const put = define('PUT');
export const del = define('DELETE');

/** The path a client uses; calls of both places go to the admin one. */
export const clientPath = (call: Call) => (call.answersAt === 'public' ? '/api' : '/api/admin') + call.path;

/** All paths at which the server answers. */
export const serverPaths = (call: Call) =>
  call.answersAt === 'admin-and-literal' ? [`/api/admin${call.path}`, `/api${call.path}`] : [clientPath(call)];
