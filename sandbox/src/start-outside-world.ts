import { join } from 'node:path';
import { paths } from '@laine/contract/paths.ts';
import type { ShiftableClock } from '@laine/server/ground/clock.ts';
import { readSettings } from '@laine/server/settings.ts';
import type { FastifyPluginAsync } from 'fastify';
import { answerInPlainText } from './answer-in-plain-text.ts';
import { clockRoutes } from './clock/clock-routes.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { MessageStore } from './messages/message-store.ts';
import { openSmtpInbox } from './messages/open-smtp-inbox.ts';
import { newSmsAccount, smsGateway } from './messages/sms-gateway.ts';
import { pageRoutes } from './page/page-routes.ts';
import { openPayments } from './payments/open-payments.ts';
import type { PastPayments } from './payments/past-payments.ts';
import { exposureWarning, refuseLiveKeys } from './refuse-live-keys.ts';
import { sandboxPaths } from './sandbox-paths.ts';
import { facebookDeletion } from './sign-in/facebook-deletion.ts';
import { facebookStandIn } from './sign-in/facebook-stand-in.ts';
import { googleStandIn } from './sign-in/google-stand-in.ts';
import { PeopleDirectory } from './sign-in/people.ts';
import { registerProduct } from './sign-in/provider-client.ts';
import { DemoStations, type DemoStationsOptions } from './stations/demo-stations.ts';
import { stationRoutes } from './stations/station-routes.ts';
import { sinkRoutes } from './webhook-sink/sink-routes.ts';

interface OutsideWorldOptions {
  /** The product's address for browsers, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  clock: ShiftableClock;
  env: Readonly<Record<string, string | undefined>>;
}

interface OutsideWorld {
  /** Settings that point the product at the stand-ins; empty for services with live credentials. */
  env: Record<string, string>;
  /** Sent messages, for tests that read the mailbox without a request. */
  messages: MessageStore;
  /** Undefined if a real account takes the payments. */
  pastPayments: PastPayments | undefined;
  /** Everything under `/sandbox`. */
  routes: FastifyPluginAsync;
  /** Tells the clock how to run the jobs that fall due when it is moved. */
  drainJobsWith(drain: () => Promise<unknown>): void;
  /** Starts the demo stations' programs; they link to a product that listens. */
  openStations(product: Pick<DemoStationsOptions, 'db' | 'serverUrl' | 'log'>): Promise<DemoStations>;
  close(): Promise<void>;
}

/** The services the product needs, played on this machine over their own protocols. */
export async function startOutsideWorld({
  publicUrl,
  dataDir,
  clock,
  env,
}: OutsideWorldOptions): Promise<OutsideWorld> {
  refuseLiveKeys(env);
  const allowExec = readFlag(env, 'ALLOW_EXEC');
  process.stderr.write(exposureWarning(env['HOST']) ?? '');

  const messages = new MessageStore();
  const inbox = isLive(env, 'SMTP_URL') ? undefined : await openSmtpInbox(messages, () => clock.now());
  const google = isLive(env, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET') ? undefined : register('google', publicUrl);
  const facebook = isLive(env, 'FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET')
    ? undefined
    : register('facebook', publicUrl);
  const sms = isLive(env, 'SMS_URL') ? undefined : newSmsAccount(publicUrl);
  const payments = isLive(env, 'STRIPE_SECRET_KEY')
    ? undefined
    : await openPayments({ publicUrl, dataDir, clock, merchant: readSettings(env).brand.name });
  const stations = new DemoStations();
  let drainJobs: (() => Promise<unknown>) | undefined;
  const catchUp = async () => {
    await stations.ping();
    await drainJobs?.();
  };

  const routes: FastifyPluginAsync = async (root) => {
    root.addHook('onListen', (done) => {
      payments?.begin();
      done();
    });
    await root.register(
      async (app) => {
        answerInPlainText(app);
        messageRoutes(app, messages);
        clockRoutes(app, { clock, dataDir, catchUp });
        if (sms) smsGateway(app, { messages, account: sms, now: () => clock.now() });
        payments?.routes(app);
        await sinkRoutes(app, () => clock.now());
        await stationRoutes(app, stations);
        if (google) await googleStandIn(app, { publicUrl, ...google });
        if (facebook) {
          facebookStandIn(app, facebook);
          facebookDeletion(app, { publicUrl, now: () => clock.now(), ...facebook });
        }
        pageRoutes(app, {
          mail: inbox !== undefined,
          sms: sms !== undefined,
          payments: payments !== undefined,
          google: google?.people.ready,
          facebook: facebook?.people.ready,
        });
      },
      { prefix: paths.sandbox() },
    );
  };

  return {
    env: {
      WEBHOOKS_TO_LOOPBACK: 'true',
      ...(inbox && { SMTP_URL: inbox.url }),
      ...sms?.env,
      ...payments?.env,
      ...(google && {
        GOOGLE_ISSUER: `${publicUrl}${sandboxPaths.google()}`,
        GOOGLE_CLIENT_ID: google.client.clientId,
        GOOGLE_CLIENT_SECRET: google.client.clientSecret,
      }),
      ...(facebook && {
        FACEBOOK_DIALOG_URL: `${publicUrl}${sandboxPaths.facebookDialog()}`,
        FACEBOOK_GRAPH_URL: `${publicUrl}${sandboxPaths.facebookGraph()}`,
        FACEBOOK_CLIENT_ID: facebook.client.clientId,
        FACEBOOK_CLIENT_SECRET: facebook.client.clientSecret,
      }),
    },
    messages,
    pastPayments: payments?.past,
    routes,
    drainJobsWith(drain) {
      drainJobs = drain;
    },
    async openStations(product) {
      await stations.open({ ...product, dataDir: join(dataDir, 'stations'), clock, allowExec });
      return stations;
    },
    async close() {
      await payments?.close();
      await inbox?.close();
    },
  };
}

const isLive = (env: OutsideWorldOptions['env'], ...names: string[]) => names.some((name) => Boolean(env[name]));

/** Accepts the same words as the station's own settings. */
function readFlag(env: OutsideWorldOptions['env'], name: string): boolean {
  const word = env[name] ?? '';
  if (!['', 'true', 'false', '1', '0'].includes(word)) throw new Error(`${name}: must be true, false, 1 or 0`);
  return word === 'true' || word === '1';
}

const register = (provider: 'google' | 'facebook', publicUrl: string) => ({
  people: new PeopleDirectory(provider),
  client: registerProduct(provider, publicUrl),
});
