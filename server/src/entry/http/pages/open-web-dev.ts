import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Renderer } from './open-web-build.ts';
import { rendererOf } from './open-web-build.ts';

/** The web app with hot reload, for development. */
export async function openWebDev(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite');
  const root = fileURLToPath(new URL('../../../../../web/', import.meta.url));
  // Hot reload uses the product's own port: the content policy allows no other, and nothing else can occupy it.
  const server = { middlewareMode: true as const, ws: { server: app.server } };
  const vite = await createServer({ root, server, appType: 'custom' });
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(?:api|sandbox|healthz|readyz|metrics)\b/.test(request.url)) return done();
    // The dev server's answers need inline styles and a socket; pages set their policy afterwards.
    reply.raw.removeHeader('content-security-policy');
    return vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  return rendererOf(
    () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    'development',
  );
}
