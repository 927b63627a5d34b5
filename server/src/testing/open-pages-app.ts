import { openApp, setManners } from '../http/app.ts';
import { cookieJar } from '../http/cookies.ts';
import { servePages } from '../http/pages.ts';
import { openPublicCache } from '../http/public-cache.ts';
import type { Renderer } from '../http/web-build.ts';
import { openTestLaine } from './open-test-laine.ts';

/** Our manners with pages of the test's own, and none of the calls: pages answer whatever nothing else does. */
export async function openPagesApp(render: Renderer) {
  const laine = await openTestLaine();
  const { db, deps, settings, clock } = laine;
  const jar = cookieJar(settings);
  const cache = await openPublicCache(db, clock);
  const app = openApp(settings);
  setManners(app, deps, jar);
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
