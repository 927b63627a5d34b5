import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import { formatSum } from '@laine/rules/money/format-money.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseTrouble } from '../../../ground/db/is-database-trouble.ts';
import { newId } from '../../../ground/secrets.ts';
import { refusalText } from '../../../ground/texts/texts.ts';
import { isPageVisit, waitingPage, waitingPagePolicy } from './waiting-page.ts';

/** Renders every failure as plain text in the caller's language. Anything but a refusal is our fault and gets an id. */
export async function renderFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error as FastifyError);
  if (!refusal || ourFaults.has(refusal.code)) {
    const id = newId();
    request.log.error({ id, err: error, route: request.routeOptions.url }, 'request failed');
    void reply.header('x-error-id', id);
  }
  return sendRefusal(refusal ?? new Refusal('internal'), request, reply);
}

/** Logged with an id, which the answer names. */
const ourFaults = new Set<Refusal['code']>(['internal', 'unavailable']);

/** Time after which the database, or another missing part, may be back. */
const RETRY_AFTER_SECONDS = 5;

export async function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
  request.visit.refusal = refusal.code;
  // The language may come from the profile, but a failing database must not prevent the answer.
  await request.visit.principal().catch(() => undefined);
  if (refusal.retryAfterInSeconds !== undefined) void reply.header('retry-after', refusal.retryAfterInSeconds);
  const fields = refusedFields(refusal);
  if (fields !== '') void reply.header('x-refused-fields', fields);
  void reply.code(refusal.status).header('x-refusal', refusal.code).header('cache-control', 'private, no-store');
  const { locale } = request.visit;
  const words = refusalText(locale, refusal.code, wordsOf(refusal, locale));
  if (refusal.status !== 503 || !isPageVisit(request)) return reply.type('text/plain; charset=utf-8').send(words);
  return reply
    .header('content-security-policy', waitingPagePolicy)
    .type('text/html; charset=utf-8')
    .send(waitingPage(locale, words, refusal.retryAfterInSeconds ?? RETRY_AFTER_SECONDS));
}

/** Sums travel in cents, because the reader's language decides how to write them. */
const wordsOf = ({ values }: Refusal, locale: Locale): Refusal['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      typeof value === 'number' && name.endsWith('InCents')
        ? [name.slice(0, -'InCents'.length), formatSum(value, locale)]
        : [name, value],
    ),
  );

/** A form's field names. Deeper paths may be the caller's own words, which a header can't carry. */
function refusedFields({ values }: Refusal): string {
  const heads = String(values['fields'] ?? '')
    .split(', ')
    .map((path) => path.split('.', 1)[0] ?? '');
  return [...new Set(heads)].filter((name) => /^\w+$/.test(name)).join(', ');
}

/** Failures that the framework raises before a handler runs: broken JSON, large bodies, unknown content types. */
function asRefusal(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isDatabaseTrouble(error)) return new Refusal('unavailable', {}, RETRY_AFTER_SECONDS);
  switch (error.statusCode) {
    case 404:
      return new Refusal('not-found');
    case 413:
      return new Refusal('too-large');
    case 415:
      return new Refusal('unsupported-type');
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? new Refusal('unreadable')
        : undefined;
  }
}
