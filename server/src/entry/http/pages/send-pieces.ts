import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Sends the pieces of a body to the socket in one go; the framework would copy them into one buffer first. */
export function sendPieces(reply: FastifyReply, pieces: Buffer[]): void {
  void reply.header(
    'content-length',
    pieces.reduce((sum, { length }) => sum + length, 0),
  );
  reply.hijack();
  const { raw } = reply;
  // The framework's type lets any header be a number; ours are as they should be.
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  raw.cork();
  for (const piece of pieces) raw.write(piece);
  raw.end();
}
