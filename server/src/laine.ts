import type { FastifyInstance } from 'fastify';
import { openConnections } from './entry/gateway/connections.ts';
import { openCommands } from './entry/gateway/open-commands.ts';
import { openStationLink } from './entry/gateway/open-station-link.ts';
import { docsRoutes } from './entry/http/docs/docs-routes.ts';
import { openApp } from './entry/http/open-app.ts';
import { closeApp } from './entry/http/operations/close-app.ts';
import { contentPolicyReports } from './entry/http/operations/content-policy-reports.ts';
import { eventStreams } from './entry/http/operations/event-streams.ts';
import { healthRoutes } from './entry/http/operations/health-routes.ts';
import { wellKnownRoutes } from './entry/http/operations/well-known-routes.ts';
import { answerFromCache } from './entry/http/pages/answer-from-cache.ts';
import { appRoutes } from './entry/http/pages/app-routes.ts';
import { openPublicList } from './entry/http/pages/open-public-list.ts';
import { openWebBuild } from './entry/http/pages/open-web-build.ts';
import { openPublicCache } from './entry/http/pages/public-cache.ts';
import { servePages } from './entry/http/pages/serve-pages.ts';
import { cookieJar } from './entry/http/request/cookie-jar.ts';
import { registerRequestHandling } from './entry/http/request/register-request-handling.ts';
import { registerRoutes } from './entry/http/request/serve.ts';
import { trustedPeer } from './entry/http/request/trusted-peer.ts';
import { allRoutes } from './entry/http/routes/all-routes.ts';
import { allHandlers } from './entry/jobs/all-handlers.ts';
import { countInsightsCron } from './entry/jobs/count-insights-handler.ts';
import { housekeepingCron } from './entry/jobs/housekeeping.ts';
import { openLanes } from './entry/jobs/open-lanes.ts';
import { paymentContinuations } from './entry/jobs/payment-continuations.ts';
import { reconcileBooksCron } from './entry/jobs/reconcile-books.ts';
import { sweepCrons } from './entry/jobs/sweep-rentals.ts';
import type { Clock } from './ground/clock.ts';
import { migrate } from './ground/db/migrate.ts';
import type { Database } from './ground/db/open-database.ts';
import { openDatabase } from './ground/db/open-database.ts';
import type { Deps } from './ground/deps.ts';
import { openLiveChanges } from './ground/events/open-live-changes.ts';
import type { Place } from './ground/ports/locate.ts';
import type { VeriFactu } from './ground/ports/verifactu.ts';
import { openWorkers } from './ground/workers/open-workers.ts';
import { refuseDemoAccounts } from './identity/accounts/refuse-demo-accounts.ts';
import { reconcile } from './money/payments/reconcile.ts';
import {
  checkInstallation,
  isKeyUnproven,
  markInstallation,
  paymentModeOf,
} from './operating/installation/check-installation.ts';
import { findRestored, openMaintenance } from './operating/installation/maintenance.ts';
import { openProviderWatch } from './operating/installation/open-provider-watch.ts';
import { deriveKey, fingerprintOf, openContactKey } from './operating/open-contact-key.ts';
import { openControlSocket } from './operating/open-control-socket.ts';
import { facebookProvider } from './outside/facebook-provider.ts';
import { googleProvider } from './outside/google-provider.ts';
import { openLocate } from './outside/open-locate.ts';
import { smsGateway } from './outside/sms-gateway.ts';
import { smtpMailer } from './outside/smtp-mailer.ts';
import { stripePayments } from './outside/stripe-payments.ts';
import { webhookCourier } from './outside/webhook-courier.ts';
import { type Settings, UnsafeSettings } from './settings.ts';
import { openStationList } from './site/stations/facts/open-station-list.ts';
import { mailPictures } from './telling/notices/mail-pictures.ts';

/** The composition root: the only place that wires the parts to each other. */

type LaineOptions = {
  settings: Settings;
  clock: Clock;
  /** Opened already, for tests; otherwise the settings say where it is. */
  db?: Database;
  /** The sandbox adds its own pages and places the visitor. */
  mount?: (app: FastifyInstance) => Promise<void>;
  locateByDefault?: Place;
  /** Registers what is issued in Spain; the sandbox has a stand-in. */
  verifactu?: VeriFactu | null;
  /** `dev` reloads the web app while it is edited; `none` serves the API alone. */
  web?: 'build' | 'dev' | 'none';
};

export type Laine = Awaited<ReturnType<typeof openLaine>>;

export async function openLaine({ settings, clock, mount, locateByDefault, ...given }: LaineOptions) {
  const { verifactu = null, web = 'build' } = given;
  const app = openApp(settings);
  const db =
    given.db ??
    (await openDatabase({
      ...settings,
      onError: (error) => app.log.warn({ err: error }, 'database connection lost'),
    }));
  const { newer } = await migrate(db);
  if (newer.length > 0)
    app.log.warn({ newer }, 'a newer version has migrated this database: going on without its news');
  if (settings.production) await refuseDemoAccounts(db.query);
  const contactKey = openContactKey(settings);
  const installation = {
    keyFingerprint: fingerprintOf(contactKey),
    paymentMode: paymentModeOf(settings.payments.secretKey),
  };
  refuseForeign(await checkInstallation(db.query, installation));
  if (await isKeyUnproven(db.query)) {
    app.log.warn(
      'this database does not know its contact key yet: the one that is set counts from now on. If it is not the earlier one, remembered bans and warnings, gift card codes and shared tickets are lost',
    );
  }
  const mailer = smtpMailer({ ...settings.mail, pictures: Object.values(mailPictures) }, app.log);
  const connections = openConnections();
  const commands = await openCommands({ db, now: () => clock.now(), log: app.log, connections });
  const deps: Deps = {
    db,
    now: () => clock.now(),
    settings,
    contactKey,
    giftCardKey: deriveKey(contactKey, 'gift card codes'),
    ticketKey: deriveKey(contactKey, 'shared tickets'),
    maintenance: { isOn: (await findRestored(db.query)) !== undefined },
    log: app.log,
    mailer,
    payments: stripePayments(settings.payments),
    verifactu,
    sms: smsGateway(settings.sms, app.log),
    stations: commands.stations,
    webhooks: webhookCourier(settings.webhooks),
    workers: openWorkers({ log: app.log }),
    providers: {
      ...(settings.google && { google: googleProvider(settings.google) }),
      ...(settings.facebook && { facebook: facebookProvider(settings.facebook) }),
    },
  };
  // Without a payment provider there is no second book to compare with.
  const bookCrons = settings.payments.secretKey ? [reconcileBooksCron] : [];
  const runners = openLanes({
    db,
    clock,
    handlers: allHandlers(deps),
    crons: [housekeepingCron, ...bookCrons, countInsightsCron, ...sweepCrons],
    log: app.log,
  });
  const jobs = { ...runners, drain: async () => (deps.maintenance.isOn ? undefined : runners.drain()) };
  const compareBooks = async () => {
    if (settings.payments.secretKey) await reconcile(deps, paymentContinuations);
  };
  const watches: { stop(): Promise<void> }[] = [];
  const jar = cookieJar(settings);
  const live = await openLiveChanges(db);
  const cache = await openPublicCache(db, clock, live);
  const list = await openStationList(db, clock);
  const publicList = openPublicList(list);
  const locate = await openLocate({
    isTrusted: locateByDefault === undefined ? trustedPeer(settings.trustProxy) : () => true,
    geoipFile: settings.geoipFile,
    fallback: locateByDefault,
  });

  answerFromCache(app, deps, jar, publicList);
  registerRequestHandling(app, deps, jar);
  healthRoutes(app, deps);
  wellKnownRoutes(app, deps);
  contentPolicyReports(app, deps);
  const routes = allRoutes(deps, { jar, cache, list, publicList, locate, live, streams: eventStreams(app) });
  docsRoutes(app, settings.brand, jar, routes);
  await registerRoutes(app, routes);
  const link = await openStationLink(app, deps, connections);
  if (mount) await mount(app);
  if (web !== 'none') {
    const openWeb = web === 'dev' ? (await import('./entry/http/pages/open-web-dev.ts')).openWebDev : openWebBuild;
    // While the web app is worked on, nothing is kept from one edit to the next.
    const keepsOffline = settings.serviceWorker && web !== 'dev';
    await appRoutes(app, deps, { keepsOffline });
    const render = await openWeb(app, settings);
    servePages(app, deps, { render, jar, cache, sandbox: mount !== undefined, keepsOffline });
  }

  return {
    app,
    db,
    deps,
    settings,
    jobs,
    async listen() {
      if (db.engine === 'embedded' && !given.db) watches.push(await openControlSocket(deps));
      const address = await app.listen({ port: settings.port, host: settings.host });
      // Not before: a start that failed must not decide for those after it.
      refuseForeign(await markInstallation(db.query, installation, clock.now()));
      if (deps.maintenance.isOn) watches.push(openMaintenance(deps, compareBooks, () => jobs.start()));
      else await jobs.start();
      watches.push(openProviderWatch(deps));
      return address;
    },
    async close() {
      await link.close();
      await closeApp(app);
      await deps.workers.close();
      for (const watch of watches) await watch.stop();
      const stopped = jobs.stop();
      deps.webhooks.close();
      await stopped;
      await commands.close();
      await cache.close();
      await list.close();
      await live.close();
      mailer.close();
      if (!given.db) await db.close();
    },
  };
}

function refuseForeign(problems: string[]): void {
  if (problems.length > 0) throw new UnsafeSettings(problems);
}
