import type { FastifyRequest } from 'fastify';

/** A header that was sent once; one that was sent several times counts as not sent. */
export function readHeader({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
