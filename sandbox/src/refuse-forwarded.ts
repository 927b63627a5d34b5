import type { FastifyInstance } from 'fastify';

/** Headers that a proxy or a tunnel adds. No browser sends them by itself. */
const SIGNS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const WORDS = 'The sandbox answers nothing that came through a proxy: whoever reaches it signs in as anyone.\n';

/** A proxy in front makes the sandbox public, whatever address it listens at. */
export function refuseForwarded(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!SIGNS.some((name) => request.headers[name] !== undefined)) return done();
    void reply.code(403).type('text/plain; charset=utf-8').send(WORDS);
  });
}
