import type { z } from 'zod';
import type { KeyScope } from './key-scope.ts';
import { SIGNED_IN_AS } from './signed-in-as.ts';

/** Read by the server's guard, the API document, its page and the tests. */
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

/** Kinds of access that allow a program with an API key. */
type KeyAccess = 'staff' | 'reader' | 'admin-or-key';

/**
 * Calls of the original admin table (docs/product.md, section 7) answer at `/api/admin/…` and at their literal `/api/…`
 * path; newer admin calls at `/api/admin/…` only.
 */
type Place = 'public' | 'admin' | 'admin-and-literal';

type AnswerForm = 'json' | 'text' | 'redirect' | 'calendar' | 'csv' | 'pdf' | 'svg' | 'events' | 'picture';

export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the prefix of its place, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly answersAt: Place;
  readonly access: Access;
  /** The smallest scope that an API key needs; required wherever keys are allowed. */
  readonly scope?: KeyScope;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Request headers, for the API document. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: z.ZodType;
  readonly answer?: z.ZodType;
  /** Defaults to `json`. */
  readonly form?: AnswerForm;
  /** The handler gets the unparsed bytes, for signatures and pictures. */
  readonly rawBody?: true;
  /** Content types of a raw body, for the API document; defaults to JSON. */
  readonly bodyTypes?: readonly string[];
  /** Size limit of a raw body, if larger than the usual one. The caller is authenticated before the body is read. */
  readonly maxBytes?: number;
  /** Expensive: a caller may have only a few at a time, and other calls go first. Documents and tables always are. */
  readonly isCostly?: true;
};

type InputOf<S> = S extends z.ZodType ? z.input<S> : unknown;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : unknown;

/** Path, query and body fields in one object; their names never collide (tested). */
export type CallInput<C extends Call> = InputOf<C['params']> & InputOf<C['query']> & InputOf<C['body']>;
export type CallAnswer<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : undefined;
export type HandlerAnswer<C extends Call> = C['answer'] extends z.ZodType
  ? z.input<C['answer']>
  : C['form'] extends 'pdf' | 'svg'
    ? Uint8Array
    : C['form'] extends 'events'
      ? AsyncIterable<unknown>
      : C['form'] extends 'csv'
        ? string | AsyncIterable<string>
        : string;

/** The parsed counterpart of `CallInput`. A raw body is in `bytes`. */
export type ParsedInput<C extends Call> = OutputOf<C['params']> &
  OutputOf<C['query']> &
  (C['rawBody'] extends true ? { bytes: Uint8Array } : OutputOf<C['body']>);

type Part = Pick<Call, 'summary'> &
  Partial<Omit<Call, 'method' | 'path' | 'answersAt' | 'access' | 'scope'>> &
  ({ readonly access: KeyAccess; readonly scope: KeyScope } | { readonly access: Exclude<Access, KeyAccess> });

/** Keeps literal types, so that client and server know each call's shapes. */
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

/** A body refuses unknown fields unless it's `loose`. Written without zod, which light pages don't load. */
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

/** A call that answers at both places is called at the admin one. */
export const clientPath = (call: Call) => (call.answersAt === 'public' ? '/api' : '/api/admin') + call.path;

export const serverPaths = (call: Call) =>
  call.answersAt === 'admin-and-literal' ? [`/api/admin${call.path}`, `/api${call.path}`] : [clientPath(call)];
