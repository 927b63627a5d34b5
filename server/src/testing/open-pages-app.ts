import { openApp } from '../http/open-app.ts';
import { registerRequestHandling } from '../http/request/register-request-handling.ts';
import { cookieJar } from '../http/request/cookie-jar.ts';
import { servePages } from '../http/pages/serve-pages.ts';
import { openPublicCache } from '../http/pages/public-cache.ts';
import type { Renderer } from '../http/pages/open-web-build.ts';
import { openTestLaine } from './open-test-laine.ts';

/** Our manners with pages of the test's own, and none of the calls: pages answer whatever nothing else does. */
export async function openPagesApp(render: Renderer) {
  const laine = await openTestLaine();
  const { db, deps, settings, clock } = laine;
  const jar = cookieJar(settings);
  const cache = await openPublicCache(db, clock);
  const app = openApp(settings);
  registerRequestHandling(app, deps, jar);
  servePages(app, deps, { render, jar, cache, sandbox: false });
  return {
    app,
    laine,
    async close() {
      await app.close();
      await cache.close();
      await laine.close();
    },
  };
}
