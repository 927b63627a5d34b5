import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sendPieces } from './send-pieces.ts';

/** A server over a real socket that answers with these pieces and remembers what it has answered. */
async function openServer(pieces: string[]) {
  const app = fastify();
  const answered: string[] = [];
  app.addHook('onResponse', ({ method }, { statusCode }, done) => {
    answered.push(`${method} ${statusCode}`);
    done();
  });
  app.get('/', async (_request, reply) => {
    void reply.code(404).header('x-said', 'before');
    sendPieces(
      reply,
      pieces.map((piece) => Buffer.from(piece)),
    );
  });
  onTestFinished(() => app.close());
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), answered };
}

test('the pieces arrive as one body of known length, with what was said about it before', async () => {
  const { url, answered } = await openServer(['Õhtu', '', ' on ', 'käes']);
  const response = await fetch(url);
  expect(await response.text()).toBe('Õhtu on käes');
  expect(response.status).toBe(404);
  expect(Object.fromEntries(response.headers)).toMatchObject({ 'x-said': 'before', 'content-length': '14' });
  await expect.poll(() => answered).toEqual(['GET 404']);
});

test('who asks for the head alone gets the length and no body', async () => {
  const { url, answered } = await openServer(['all', ' of it']);
  const response = await fetch(url, { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe('9');
  expect(await response.text()).toBe('');
  await expect.poll(() => answered).toEqual(['HEAD 404']);
});
