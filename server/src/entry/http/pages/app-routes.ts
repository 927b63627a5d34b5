import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isLocale } from '@laine/contract/languages.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../ground/deps.ts';
import { LEAVING_WORKER } from './leaving-worker.ts';
import { webManifest } from './web-manifest.ts';

const WORKER = fileURLToPath(new URL('../../../../../web/build/worker/service-worker.js', import.meta.url));

/** The manifest, and the service worker that keeps a person's own bookings offline. */
export async function appRoutes(app: FastifyInstance, deps: Deps, { keepsOffline }: { keepsOffline: boolean }) {
  const worker = keepsOffline && existsSync(WORKER) ? await readFile(WORKER, 'utf8') : LEAVING_WORKER;

  app.get('/service-worker.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // Browsers check at every visit for a new version.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(worker),
  );

  app.get('/manifest.webmanifest', (request, reply) => {
    const { lang } = request.query as { lang?: unknown };
    const asked = typeof lang === 'string' && isLocale(lang) ? lang : undefined;
    const locale = asked ?? request.visit.locale;
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `${asked ? 'public' : 'private'}, max-age=3600`)
      .send(JSON.stringify(webManifest(deps.settings.brand, locale)));
  });
}
