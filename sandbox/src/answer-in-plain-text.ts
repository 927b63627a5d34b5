import { Refusal } from '@laine/contract/refusals.ts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { z } from 'zod';

/** A request that is refused; `message` is the plain-text answer. */
export class Declined extends Error {
  override readonly name = 'Declined';
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * The sandbox is served by the product's server, but does not use its parsers and error answers: it reads JSON and
 * forms, and answers every failure in plain text.
 */
export function answerInPlainText(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, JSON.parse(String(text) || '{}'));
    } catch {
      done(new Declined(400, 'This is not JSON'));
    }
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(text))));
  });
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const { status, text } = explain(error);
    if (status >= 500) request.log.error({ err: error }, 'the sandbox failed');
    return reply.code(status).type('text/plain; charset=utf-8').send(text);
  });
}

function explain(error: FastifyError | Error): { status: number; text: string } {
  // The product's hooks run before the sandbox's routes and may refuse the request.
  if (error instanceof Refusal) return { status: error.status, text: error.code };
  if (error instanceof z.ZodError) return { status: 400, text: error.issues.map(wordsOf).join('\n') };
  const status = 'statusCode' in error && error.statusCode !== undefined ? error.statusCode : 500;
  return status < 500 ? { status, text: error.message } : { status, text: 'The sandbox failed; see its log' };
}

const wordsOf = ({ path, message }: z.core.$ZodIssue) => [path.join('.'), message].filter(Boolean).join(': ');
