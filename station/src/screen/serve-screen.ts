import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ScreenStreams } from './screen-streams.ts';
import { type Screen, Touch } from './screen.ts';

const PLAIN_TEXT = 'text/plain; charset=utf-8';
const safeMethods = new Set(['GET', 'HEAD']);

const kioskBuild = fileURLToPath(new URL('../../kiosk/build/', import.meta.url));

/** Loads nothing but the page itself, wherever it's mounted; only pages of the same origin may frame it. */
const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

type ScreenSource = {
  screen(): Screen;
  onScreen(listener: (screen: Screen) => void): () => void;
  touch(touch: Touch): Promise<Screen>;
};

type ServeScreenOptions = { source: ScreenSource; pageFolder?: string };

/**
 * The touch screen as a page: a Fastify plugin with relative addresses only, so that it works at `/` of a station and
 * under any prefix of the sandbox.
 */
export async function serveScreen(
  app: FastifyInstance,
  { source, pageFolder = kioskBuild }: ServeScreenOptions,
): Promise<void> {
  const streams = new ScreenStreams(source);
  // An open stream would keep the server from closing.
  app.addHook('preClose', async () => streams.end());
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    if (safeMethods.has(request.method) || isOwnOrigin(request)) done();
    else void reply.code(403).type(PLAIN_TEXT).send('Only the page itself may touch the screen.');
  });

  // Relative addresses need the slash: without it, `state` would resolve one folder up.
  if (app.prefix !== '') app.get('', (request, reply) => reply.redirect(`${lastSegment(request)}/`));
  await app.register(fastifyStatic, {
    root: pageFolder,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The build hashes these names.
      if (path.includes('/assets/')) void reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });

  app.get('/state', () => source.screen());
  app.get('/events', (request, reply) => streams.open(request, reply));
  app.post('/touch', async (request, reply) => {
    const touch = Touch.safeParse(request.body);
    if (!touch.success) return reply.code(400).type(PLAIN_TEXT).send('Nobody can touch that.');
    return source.touch(touch.data);
  });
}

const lastSegment = ({ url }: FastifyRequest): string => url.split('?', 1)[0]?.split('/').at(-1) ?? '';

/** Browsers send the origin of a posting page; programs on the same machine send none. */
function isOwnOrigin({ headers: { origin, 'sec-fetch-site': site }, host }: FastifyRequest): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
