import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Account } from '../account.ts';
import type { AnswerNote } from '../store/stored-objects.ts';
import { decodeForm } from './decode-form.ts';
import type { Endpoint } from './endpoint.ts';
import { expand } from './expand.ts';
import { invalid, refusalOfParameters, StripeRefusal } from './stripe-refusal.ts';

interface ApiRequest {
  path: string;
  id: string;
  requestId: string;
  form: string;
  idempotencyKey: string | undefined;
}

interface ApiAnswer {
  status: number;
  body: object;
  headers: Record<string, string>;
}

/** Stripe forgets keys after a day; by the product's clock, so that a late retry can be tried out. */
const KEY_LIFE_SECONDS = 86_400;
const MAX_KEY_LENGTH = 255;

const Expand = z.array(z.string().min(1).max(200)).max(20).default([]);

export function executeRequest(account: Account, endpoint: Endpoint, request: ApiRequest): ApiAnswer {
  const { idempotencyKey: key } = request;
  if (key === undefined) return answerOf(() => perform(account, endpoint, readParams(endpoint, request), request));
  if (key.length > MAX_KEY_LENGTH) throw invalid('Idempotency keys are at most 255 characters long.');

  const fingerprint = createHash('sha256').update(`${endpoint.method} ${request.path}\n${request.form}`).digest('hex');
  const before = account.store.find('note.answer', key);
  if (before && !isForgotten(account, before)) return answerAgain(before, fingerprint, key);

  // A request with invalid parameters does not use up its key.
  const params = readParams(endpoint, request);
  const headers = { 'idempotency-key': key };
  // One commit: a key is known if and only if its work is done, whenever the process is killed.
  return account.store.inOneCommit(() => {
    const { status, body } = answerOf(() => perform(account, endpoint, params, request));
    account.store.record({
      id: key,
      object: 'note.answer',
      fingerprint,
      requestId: request.requestId,
      status,
      body,
      atInSeconds: account.nowInSeconds(),
    });
    return { status, body, headers };
  });
}

export const isForgotten = ({ nowInSeconds }: Account, { atInSeconds }: AnswerNote) =>
  atInSeconds + KEY_LIFE_SECONDS <= nowInSeconds();

function answerAgain(before: AnswerNote, fingerprint: string, key: string): ApiAnswer {
  if (before.fingerprint !== fingerprint) {
    throw new StripeRefusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  const headers = { 'idempotency-key': key, 'idempotent-replayed': 'true', 'original-request': before.requestId };
  return { status: before.status, body: before.body, headers };
}

function readParams({ schema }: Endpoint, { form }: ApiRequest) {
  const { expand: wanted, ...given } = decodeForm(form);
  return { expand: parse(z.object({ expand: Expand }), { expand: wanted }).expand, given: parse(schema, given) };
}

function parse<S extends z.ZodType>(schema: S, given: object): z.output<S> {
  const parsed = schema.safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw refusalOfParameters(parsed.error);
}

function perform(
  account: Account,
  endpoint: Endpoint,
  params: ReturnType<typeof readParams>,
  { id }: ApiRequest,
): object {
  const answer = account.store.inOneCommit(() => endpoint.answer({ params: params.given, id }));
  return expand(account, answer, params.expand);
}

/** A refusal is an answer like any other: a declined card stays declined when its request comes again. */
function answerOf(work: () => object): ApiAnswer {
  try {
    return { status: 200, body: work(), headers: {} };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: { error: error.body }, headers: {} };
  }
}
