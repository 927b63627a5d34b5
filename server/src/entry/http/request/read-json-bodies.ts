import { Refusal } from '@laine/contract/refusals.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** A body of JSON as it came, for signatures over it; empty without one. */
    bodyText: string;
  }
}

/** The limit for every body that is not a picture, signed events included. */
export const MAX_BODY_BYTES = 256 * 1024;

/** Reads JSON in UTF-8 and nothing else, without guessing. An empty body counts as none: several calls take none. */
export function readJsonBodies(app: FastifyInstance): void {
  app.decorateRequest('bodyText', '');
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isPlainUtf8(request)) return done(new Refusal('unsupported-type'));
    const text = decode(body as Buffer);
    if (text === undefined) return done(new Refusal('unreadable'));
    request.bodyText = text;
    if (text === '') return done(null, undefined);
    return void parse(request, text, done);
  });
}

function isPlainUtf8({ headers }: FastifyRequest): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(charset) && /^(?:identity)?$/i.test(headers['content-encoding'] ?? '');
}

/** Fatal, because bytes that are not UTF-8 would otherwise be stored as question marks. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(body: Buffer): string | undefined {
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}
