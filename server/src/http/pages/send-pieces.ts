import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Sends a body as it lies in memory, in one go to the socket; the framework itself would want it copied together. */
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
