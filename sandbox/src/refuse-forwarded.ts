import type { FastifyInstance } from 'fastify';

/** What a proxy or a tunnel in front adds. No browser sends these by itself. */
const SIGNS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const WORDS = 'The sandbox answers nothing that came through a proxy: whoever reaches it signs in as anyone.\n';

/** Whoever put a proxy in front of the sandbox has made it public, whatever address it listens at. */
export function refuseForwarded(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!SIGNS.some((name) => request.headers[name] !== undefined)) return done();
    void reply.code(403).type('text/plain; charset=utf-8').send(WORDS);
  });
}
