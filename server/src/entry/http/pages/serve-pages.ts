import { Declined } from '@laine/contract/client.ts';
import { isLocale } from '@laine/contract/languages.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Locale } from '@laine/contract/states.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Asker } from '../../../ground/budgets/open-fair-queue.ts';
import type { Deps } from '../../../ground/deps.ts';
import { legalFactsOf } from '../../../ground/legal-facts-of.ts';
import type { CookieJar } from '../request/cookie-jar.ts';
import { askerOf } from '../request/in-turn.ts';
import { pageContentPolicy } from '../request/security.ts';
import type { CompressedPage } from './compressed-page.ts';
import { acceptsGzip, compressPage, gzipNow, gzipWithNonce } from './compressed-page.ts';
import { inProcessCaller } from './in-process-caller.ts';
import { languageToSave } from './language-to-save.ts';
import type { PageBody } from './nonce.ts';
import { newNonce, NONCE_PLACE, readBody, withNonce } from './nonce.ts';
import { openRenderQueue } from './open-render-queue.ts';
import type { Renderer } from './open-web-build.ts';
import type { PublicCache } from './public-cache.ts';
import { sendPieces } from './send-pieces.ts';
import { sharedPageOf } from './shared-page.ts';

/** The time after which a returning browser should find the next process. */
const RETRY_AFTER_SECONDS = 5;

type Page = { status: number; headers: Record<string, string>; body: PageBody };
/** Shared by many visitors, so it's compressed once and well rather than quickly for each. */
type CachedPage = Page & { compressed: CompressedPage };

type PageOptions = {
  render: Renderer;
  jar: CookieJar;
  cache: PublicCache;
  sandbox: boolean;
  /** True if a service worker is served that keeps own bookings. */
  keepsOffline: boolean;
};

/** Every GET that nothing else answers is a page, even a page that doesn't exist. */
export function servePages(app: FastifyInstance, deps: Deps, options: PageOptions): void {
  const { render, jar, cache, sandbox, keepsOffline } = options;
  const contentPolicy = pageContentPolicy(NONCE_PLACE, deps.settings);
  const legalFacts = legalFactsOf(deps.settings);
  const queue = openRenderQueue();
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    queue.close();
    done();
  });

  const renderPage = async (
    request: FastifyRequest,
    locale: Locale,
    url = request.url,
    showsBookingsAt = new Set<string>(),
  ): Promise<Page> => {
    const { origin } = request.visit;
    let isDatabaseAway = false;
    const response = await render(new Request(new URL(url, origin)), {
      locale,
      nonce: NONCE_PLACE,
      call: inProcessCaller(app, request, locale),
      now: deps.now(),
      brand: deps.settings.brand,
      legalFacts,
      origin,
      sandbox,
      rehearsal: deps.settings.rehearsalFor !== undefined,
      keepsOffline,
      mapStyleUrl: deps.settings.mapStyleUrl ?? null,
      showBookingsAt: (stationIds) => stationIds.forEach((id) => showsBookingsAt.add(id)),
      report: (error) => {
        isDatabaseAway ||= (error instanceof Declined || error instanceof Refusal) && error.code === 'unavailable';
        if (!isDatabaseAway) request.log.error({ err: error, route: 'page' }, 'page failed');
      },
    });
    // While stopping, the framework runs no calls from inside, so the page could lack its data or its person.
    if (isStopping) throw new Refusal('restarting', {}, RETRY_AFTER_SECONDS);
    // The same answer as for a call: a page with the reason and a time to retry.
    if (isDatabaseAway) throw new Refusal('unavailable', {}, RETRY_AFTER_SECONDS);
    const body = readBody(await response.text());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  };

  app.get('/*', async (request, reply) => {
    const { visit } = request;
    await visit.principal();
    const wished = languageOf(request.query);
    const toSave = languageToSave(request, wished, jar);
    if (toSave) void reply.header('set-cookie', jar.locale(toSave));
    // Only with a whole page: a data request of an open page could remove the cookie of a sign-in that overtook it.
    if (visit.isLoginOver && !isDataOfPage(request)) void reply.header('set-cookie', jar.noLogin());

    const page = await findPage(request, wished);
    const nonce = newNonce();
    void reply.code(page.status).headers(page.headers);
    void reply.header('content-security-policy', contentPolicy.replaceAll(NONCE_PLACE, nonce));
    void reply.header('vary', 'Cookie, Accept-Encoding');
    // The other header makes the service worker drop bookings kept for a person, even if the page's script never runs.
    if (visit.isAnonymous) void reply.headers({ 'cache-control': 'private, no-cache', 'x-signed-in': 'no' });
    if (page.status >= 300 && page.status < 400) return reply.send();
    if (!acceptsGzip(request.headers)) return sendPieces(reply, withNonce(page.body, nonce));
    void reply.header('content-encoding', 'gzip');
    if ('compressed' in page) return sendPieces(reply, gzipWithNonce(page.compressed, page.body, nonce));
    return reply.send(await gzipNow(withNonce(page.body, nonce)));
  });

  /** Anonymous pages are the same for everyone: rendered once per origin and language until something changes. */
  const findPage = async (request: FastifyRequest, wished: Locale | undefined): Promise<Page | CachedPage> => {
    const { visit } = request;
    const locale = wished ?? visit.locale;
    const shared = visit.isAnonymous ? sharedPageOf(request.url, wished) : undefined;
    if (!shared) return queue.run(await askerOf(request), () => renderPage(request, locale));
    const { address, stationId } = shared;
    // Shared pages come before a stranger's own. A station's address may be made up, so it counts for its visitor.
    const asker = stationId === undefined ? pageItself(`${address} ${locale}`) : await askerOf(request);
    const showsBookingsAt = new Set<string>();
    const makeForMany = async () => {
      const page = await queue.run(asker, () => renderPage(request, locale, address, showsBookingsAt));
      return { ...page, compressed: await compressPage(page.body) };
    };
    const isCacheable = ({ status }: Page) => (stationId === undefined ? status < 500 : status === 200);
    const rule = { isCacheable, ...(stationId === undefined ? { showsBookingsAt } : { stationId }) };
    return cache.findOrMake(`page ${visit.origin}${address} ${locale}`, makeForMany, rule);
  };
}

/** Each is rendered once for everybody, so they can't crowd each other out. */
const pageItself = (name: string): Asker => ({ key: `page ${name}`, kind: 'everybody' });

const isDataOfPage = ({ url }: FastifyRequest) => url.split('?', 1)[0]?.endsWith('.data') === true;

const languageOf = (query: unknown) => {
  const { lang } = query as { lang?: unknown };
  return typeof lang === 'string' && isLocale(lang) ? lang : undefined;
};
