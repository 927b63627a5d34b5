import { fastify } from 'fastify';

/** Plain Fastify that returns the bytes it was given: the reference for every page. */

const app = fastify();
const answers = new Map<string, { type: string; body: Buffer }>();

process.on('message', ({ path, type, body }: { path: string; type: string; body: Buffer }) => {
  answers.set(path, { type, body: Buffer.from(body) });
  process.send?.({ stored: path });
});

app.get('/*', (request, reply) => {
  const answer = answers.get(request.url);
  return answer ? reply.type(answer.type).send(answer.body) : reply.code(404).send();
});

process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
