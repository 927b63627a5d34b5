import { openApp } from '../entry/http/open-app.ts';
import { openPublicList } from '../entry/http/pages/open-public-list.ts';
import type { Renderer } from '../entry/http/pages/open-web-build.ts';
import { openPublicCache } from '../entry/http/pages/public-cache.ts';
import { servePages } from '../entry/http/pages/serve-pages.ts';
import { cookieJar } from '../entry/http/request/cookie-jar.ts';
import { registerRequestHandling } from '../entry/http/request/register-request-handling.ts';
import { registerRoutes } from '../entry/http/request/serve.ts';
import { stationRoutes } from '../entry/http/routes/station-routes.ts';
import { openLiveChanges } from '../ground/events/open-live-changes.ts';
import { openStationList } from '../site/stations/facts/open-station-list.ts';
import { openProductScene } from './open-product-scene.ts';

/** Otherwise what a test counts depends on when it began. */
const LONGER_THAN_ANY_TEST_MS = 60 * 60_000;

/**
 * The server's request handling with pages that the test renders itself, and the calls about stations. `product` shares
 * its database.
 */
export async function openPagesScene({ render }: { render: Renderer }) {
  const product = await openProductScene();
  const { db, deps, settings, clock } = product;
  const jar = cookieJar(settings);
  const live = await openLiveChanges(db);
  const cache = await openPublicCache(db, clock, live, LONGER_THAN_ANY_TEST_MS);
  const list = await openStationList(db, clock);
  const app = openApp(settings);
  registerRequestHandling(app, deps, jar);
  await registerRoutes(app, stationRoutes(deps, { list, publicList: openPublicList(list), locate: () => undefined }));
  servePages(app, deps, { render, jar, cache, sandbox: false, keepsOffline: false });
  return {
    app,
    product,
    async close() {
      await app.close();
      await cache.close();
      await list.close();
      await live.close();
      await product.close();
    },
  };
}
