import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import { migrate } from './db/migrate.ts';
import type { Database } from './db/open-database.ts';
import { openDatabase } from './db/open-database.ts';
import type { Deps } from './deps.ts';
import { openLiveChanges } from './events/open-live-changes.ts';
import { openConnections } from './gateway/connections.ts';
import { openCommands } from './gateway/open-commands.ts';
import { openStationLink } from './gateway/open-station-link.ts';
import { docsRoutes } from './http/docs/docs-routes.ts';
import { openApp } from './http/open-app.ts';
import { closeApp } from './http/operations/close-app.ts';
import { contentPolicyReports } from './http/operations/content-policy-reports.ts';
import { eventStreams } from './http/operations/event-streams.ts';
import { healthRoutes } from './http/operations/health-routes.ts';
import { wellKnownRoutes } from './http/operations/well-known-routes.ts';
import { answerFromCache } from './http/pages/answer-from-cache.ts';
import { appRoutes } from './http/pages/app-routes.ts';
import { openWebBuild } from './http/pages/open-web-build.ts';
import { openPublicCache } from './http/pages/public-cache.ts';
import { servePages } from './http/pages/serve-pages.ts';
import { cookieJar } from './http/request/cookie-jar.ts';
import { registerRequestHandling } from './http/request/register-request-handling.ts';
import { allRoutes } from './http/routes/all-routes.ts';
import { registerRoutes } from './http/request/serve.ts';
import { allHandlers } from './jobs/all-handlers.ts';
import { countInsightsCron } from './jobs/count-insights-handler.ts';
import { housekeepingCron } from './jobs/housekeeping.ts';
import { reconcileBooksCron } from './jobs/reconcile-books.ts';
import { paymentContinuations } from './jobs/payment-continuations.ts';
import { sweepCrons } from './jobs/sweep-rentals.ts';
import {
  checkInstallation,
  isKeyUnproven,
  markInstallation,
  paymentModeOf,
} from './installation/check-installation.ts';
import { findRestored, openMaintenance } from './installation/maintenance.ts';
import { openProviderWatch } from './installation/open-provider-watch.ts';
import { refuseDemoAccounts } from './accounts/refuse-demo-accounts.ts';
import { facebookProvider } from './outside/facebook-provider.ts';
import { googleProvider } from './outside/google-provider.ts';
import { trustedPeer } from './http/request/trusted-peer.ts';
import { openLocate } from './outside/open-locate.ts';
import { smsGateway } from './outside/sms-gateway.ts';
import { smtpMailer } from './outside/smtp-mailer.ts';
import { stripePayments } from './outside/stripe-payments.ts';
import { webhookCourier } from './outside/webhook-courier.ts';
import type { Place } from './ports/locate.ts';
import type { VeriFactu } from './ports/verifactu.ts';
import { openControlSocket } from './open-control-socket.ts';
import { deriveKey, fingerprintOf, openContactKey } from './open-contact-key.ts';
import { reconcile } from './payments/reconcile.ts';
import { combineRunners } from './queue/combine-runners.ts';
import { openRunner } from './queue/runner.ts';
import { type Settings, UnsafeSettings } from './settings.ts';

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
  const mailer = smtpMailer(settings.mail, app.log);
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
    providers: {
      ...(settings.google && { google: googleProvider(settings.google) }),
      ...(settings.facebook && { facebook: facebookProvider(settings.facebook) }),
    },
  };
  const handlers = allHandlers(deps);
  const rentals = openRunner({
    db,
    clock,
    handlers: handlers.rentals,
    // Without a payment provider there is no second book to compare with.
    crons: [
      housekeepingCron,
      ...(settings.payments.secretKey ? [reconcileBooksCron] : []),
      countInsightsCron,
      ...sweepCrons,
    ],
    log: app.log,
  });
  const webhooks = openRunner({ db, clock, handlers: handlers.webhooks, log: app.log, concurrency: 8 });
  const runners = combineRunners(rentals, webhooks);
  const jobs = { ...runners, drain: async () => (deps.maintenance.isOn ? undefined : runners.drain()) };
  const compareBooks = async () => {
    if (settings.payments.secretKey) await reconcile(deps, paymentContinuations(deps));
  };
  const watches: { stop(): Promise<void> }[] = [];
  const jar = cookieJar(settings);
  const live = await openLiveChanges(db);
  const cache = await openPublicCache(db, clock, live);
  const locate = await openLocate({
    isTrusted: locateByDefault === undefined ? trustedPeer(settings.trustProxy) : () => true,
    geoipFile: settings.geoipFile,
    fallback: locateByDefault,
  });

  answerFromCache(app, deps, jar, cache);
  registerRequestHandling(app, deps, jar);
  healthRoutes(app, deps);
  wellKnownRoutes(app, deps);
  contentPolicyReports(app, deps);
  const routes = allRoutes(deps, { jar, cache, locate, live, streams: eventStreams(app) });
  docsRoutes(app, settings.brand, jar, routes);
  await registerRoutes(app, routes);
  const link = await openStationLink(app, deps, connections);
  if (mount) await mount(app);
  if (web !== 'none') {
    const openWeb = web === 'dev' ? (await import('./http/pages/open-web-dev.ts')).openWebDev : openWebBuild;
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
      for (const watch of watches) await watch.stop();
      const stopped = jobs.stop();
      deps.webhooks.close();
      await stopped;
      await commands.close();
      await cache.close();
      await live.close();
      mailer.close();
      if (!given.db) await db.close();
    },
  };
}

function refuseForeign(problems: string[]): void {
  if (problems.length > 0) throw new UnsafeSettings(problems);
}
