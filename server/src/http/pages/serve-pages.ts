import { paths } from '@laine/contract/paths.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { isLocale } from '@laine/rules/locale-choice.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { legalFactsOf } from '../../legal-facts-of.ts';
import type { CompressedPage } from './compressed-page.ts';
import { acceptsGzip, compressPage, gzipNow, gzipWithNonce } from './compressed-page.ts';
import type { CookieJar } from '../request/cookie-jar.ts';
import { inProcessCaller } from './in-process-caller.ts';
import { languageToSave } from './language-to-save.ts';
import type { PageBody } from './nonce.ts';
import { newNonce, NONCE_PLACE, readBody, withNonce } from './nonce.ts';
import type { PublicCache } from './public-cache.ts';
import { pageContentPolicy } from '../request/security.ts';
import { sendPieces } from './send-pieces.ts';
import type { Renderer } from './open-web-build.ts';

/** Pages are few; a flood of made-up paths must not fill the memory. */
const CACHED_PATHS = new Set([
  paths.home(),
  paths.login(),
  paths.terms(),
  paths.privacy(),
  paths.dataDeletion(),
  paths.accessibility(),
]);

/** What a browser that comes again should wait for the next process. */
const RETRY_AFTER_SECONDS = 5;

type Page = { status: number; headers: Record<string, string>; body: PageBody };
/** A page for many visitors is compressed once and well, instead of quickly for each. */
type CachedPage = Page & { compressed: CompressedPage };

type PageOptions = { render: Renderer; jar: CookieJar; cache: PublicCache; sandbox: boolean };

/** Every GET that nothing else answers is a page, also those that do not exist. */
export function servePages(app: FastifyInstance, deps: Deps, { render, jar, cache, sandbox }: PageOptions): void {
  const contentPolicy = pageContentPolicy(NONCE_PLACE, deps.settings);
  const legalFacts = legalFactsOf(deps.settings);
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });

  const renderPage = async (request: FastifyRequest, locale: string): Promise<Page> => {
    const { origin } = request.visit;
    const response = await render(new Request(new URL(request.url, origin)), {
      locale: isLocale(locale) ? locale : 'en',
      nonce: NONCE_PLACE,
      call: inProcessCaller(app, request),
      now: deps.now(),
      brand: deps.settings.brand,
      legalFacts,
      origin,
      sandbox,
      mapStyleUrl: deps.settings.mapStyleUrl ?? null,
      report: (error) => request.log.error({ err: error, route: 'page' }, 'page failed'),
    });
    // The framework makes no calls from inside any more, so the page may lack its data or who looks at it.
    if (isStopping) throw new Refusal('restarting', {}, RETRY_AFTER_SECONDS);
    const body = readBody(await response.text());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  };

  app.get('/*', async (request, reply) => {
    const { visit } = request;
    await visit.principal();
    const wished = languageOf(request.query);
    const toSave = languageToSave(request, wished, jar);
    if (toSave) void reply.header('set-cookie', jar.locale(toSave));

    const page = await findPage(request, wished, visit.locale);
    const nonce = newNonce();
    void reply.code(page.status).headers(page.headers);
    void reply.header('content-security-policy', contentPolicy.replaceAll(NONCE_PLACE, nonce));
    void reply.header('vary', 'Cookie, Accept-Encoding');
    if (visit.isAnonymous) void reply.header('cache-control', 'private, no-cache');
    if (page.status >= 300 && page.status < 400) return reply.send();
    if (!acceptsGzip(request.headers)) return sendPieces(reply, withNonce(page.body, nonce));
    void reply.header('content-encoding', 'gzip');
    if ('compressed' in page) return sendPieces(reply, gzipWithNonce(page.compressed, page.body, nonce));
    return reply.send(await gzipNow(withNonce(page.body, nonce)));
  });

  /** Anonymous pages are the same for everyone: rendered once per origin and language until something changes. */
  const findPage = (
    request: FastifyRequest,
    wished: string | undefined,
    locale: string,
  ): Promise<Page | CachedPage> => {
    const path = request.url.split('?', 1)[0] ?? paths.home();
    // The page names its own address as the original, so one asked for by `?lang=` is another page.
    const isPlain = request.url === (wished ? `${path}?lang=${wished}` : path);
    const make = () => renderPage(request, wished ?? locale);
    if (!request.visit.isAnonymous || !isPlain || !CACHED_PATHS.has(path)) return make();
    const makeForMany = async () => {
      const page = await make();
      return { ...page, compressed: await compressPage(page.body) };
    };
    return cache.keep(`page ${request.visit.origin}${request.url} ${wished ?? locale}`, makeForMany, hasNotFailed);
  };
}

const hasNotFailed = ({ status }: Page) => status < 500;

const languageOf = (query: unknown) => {
  const { lang } = query as { lang?: unknown };
  return typeof lang === 'string' && isLocale(lang) ? lang : undefined;
};
