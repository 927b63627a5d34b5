import type { FastifyBaseLogger } from 'fastify';
import type { ProviderName, SignInProvider } from './accounts/ports.ts';
import type { Database } from './db/open-database.ts';
import type { Mailer, SmsGateway } from './notices/ports.ts';
import type { PaymentProvider } from './payments/ports.ts';
import type { Settings } from './settings.ts';
import type { Stations } from './stations/ports.ts';
import type { WebhookCourier } from './webhooks/ports.ts';

/** What use cases need of the world; wired once in `laine.ts`. */
export type Deps = {
  db: Database;
  now: () => Temporal.Instant;
  settings: Settings;
  log: FastifyBaseLogger;
  mailer: Mailer;
  sms: SmsGateway;
  payments: PaymentProvider;
  stations: Stations;
  webhooks: WebhookCourier;
  providers: Partial<Record<ProviderName, SignInProvider>>;
};
