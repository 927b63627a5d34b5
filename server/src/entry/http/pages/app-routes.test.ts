import { locales } from '@laine/contract/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductScene } from '../../../testing/open-product-scene.ts';
import { openApp } from '../open-app.ts';
import { cookieJar } from '../request/cookie-jar.ts';
import { registerRequestHandling } from '../request/register-request-handling.ts';
import { appRoutes } from './app-routes.ts';

let product: Awaited<ReturnType<typeof openProductScene>>;
beforeAll(async () => {
  product = await openProductScene();
});
afterAll(() => product.close());

async function openWith(keepsOffline: boolean) {
  const app = openApp(product.settings);
  registerRequestHandling(app, product.deps, cookieJar(product.settings));
  await appRoutes(app, product.deps, { keepsOffline });
  return app;
}

test.for(locales)('the manifest names the brand, and speaks %s', async (locale) => {
  const app = await openWith(true);
  const answer = await app.inject(`/manifest.webmanifest?lang=${locale}`);
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(answer.json()).toMatchObject({ name: 'Laine', lang: locale, display: 'standalone', start_url: '/' });
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  const own = await app.inject({ url: '/manifest.webmanifest', headers: { cookie: `locale=${locale}` } });
  expect([own.json(), own.headers['cache-control']]).toEqual([answer.json(), 'private, max-age=3600']);
  await app.close();
});

test('a worker that is switched off removes itself and what it kept', async () => {
  const app = await openWith(false);
  const { body, headers } = await app.inject('/service-worker.js');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toMatch(/^text\/javascript/);
  expect(body).toContain('registration.unregister()');
  expect(body).toContain('caches.delete');
  await app.close();
});
