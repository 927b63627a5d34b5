import { openApp } from '../http/open-app.ts';
import { registerRequestHandling } from '../http/request/register-request-handling.ts';
import { cookieJar } from '../http/request/cookie-jar.ts';
import { servePages } from '../http/pages/serve-pages.ts';
import { openPublicCache } from '../http/pages/public-cache.ts';
import type { Renderer } from '../http/pages/open-web-build.ts';
import { openProductScene } from './open-product-scene.ts';

/** The server's request handling with pages that the test renders itself, and without calls. `product` shares its database. */
export async function openPagesScene({ render }: { render: Renderer }) {
  const product = await openProductScene();
  const { db, deps, settings, clock } = product;
  const jar = cookieJar(settings);
  const cache = await openPublicCache(db, clock);
  const app = openApp(settings);
  registerRequestHandling(app, deps, jar);
  servePages(app, deps, { render, jar, cache, sandbox: false });
  return {
    app,
    product,
    async close() {
      await app.close();
      await cache.close();
      await product.close();
    },
  };
}
