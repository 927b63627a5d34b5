import { startOutsideWorld } from '@laine/sandbox/start-outside-world.ts';
import { shiftableClock } from '@laine/server/ground/clock.ts';
import { stopOnSignals } from '@laine/server/operating/stop-on-signals.ts';
import { fastify } from 'fastify';

/**
 * The outside world in a process of its own, for any number of product processes: `PRODUCTS` has their addresses,
 * separated by blanks, and each hears the next news of the payment provider. Answers with the settings they need.
 */

const { PORT = '', DATA_DIR = '', PRODUCTS = '' } = process.env;
const publicUrl = `http://localhost:${PORT}`;
const products = PRODUCTS.split(' ');
const world = await startOutsideWorld({ publicUrl, dataDir: DATA_DIR, clock: shiftableClock(), env: {} });
const app = fastify();
await app.register(world.routes);
await app.register(async (news) => {
  news.removeAllContentTypeParsers();
  news.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  let next = 0;
  news.post<{ Body: Buffer }>('/api/bookings/stripe', async ({ url, headers, body }, reply) => {
    const signature = String(headers['stripe-signature']);
    next += 1;
    const answer = await fetch(`${products[next % products.length]}${url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: new Uint8Array(body),
    });
    return reply.code(answer.status).send(await answer.text());
  });
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
stopOnSignals(async () => {
  await app.close();
  await world.close();
});
process.send?.(world.env);
