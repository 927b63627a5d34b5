import type { Brand } from '@laine/contract/brand.ts';
import type { FastifyInstance } from 'fastify';
import type { CookieJar } from '../request/cookie-jar.ts';
import type { Route } from '../request/serve.ts';
import { apiDocsCss } from './api-docs-css.ts';
import { apiDocsPage } from './api-docs-page.ts';
import { openApiDocument } from './open-api-document.ts';
import { servedCalls } from './served-calls.ts';

const VERSION = '0.2.0';

/** Document and page are made on first demand and cached: what is served does not change while we run. */
export function docsRoutes(app: FastifyInstance, brand: Brand, jar: CookieJar, routes: Route[]): void {
  const facts = { brand, version: VERSION, loginCookie: jar.names.login, served: servedCalls(routes) };
  let document: string | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(facts));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(document);
  });
  app.get('/api/docs', (_request, reply) => {
    page ??= apiDocsPage(facts);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'")
      .send(page);
  });
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(apiDocsCss));
}
