import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Database } from './db/open-database.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PaymentProvider } from './ports/payment-provider.ts';
import type { ProviderName, SignInProvider } from './ports/sign-in-provider.ts';
import type { SmsGateway } from './ports/sms-gateway.ts';
import type { Stations } from './ports/stations.ts';
import type { VeriFactu } from './ports/verifactu.ts';
import type { WebhookCourier } from './ports/webhook-courier.ts';
import type { Workers } from './workers/open-workers.ts';

/** Everything that use cases need from outside; wired once in `laine.ts`. */
export type Deps = {
  db: Database;
  now: () => Temporal.Instant;
  settings: Settings;
  /** Hashes the contacts of removed people. */
  contactKey: Buffer;
  /** Gift card codes are derived from it. */
  giftCardKey: Buffer;
  /** Links to shared tickets are derived from it. */
  ticketKey: Buffer;
  /** On while the database is a restored one that nobody has released: no jobs, no stations, no changes. */
  maintenance: { isOn: boolean };
  log: FastifyBaseLogger;
  mailer: Mailer;
  sms: SmsGateway;
  payments: PaymentProvider;
  /** Null if nothing registers documents with Spain's tax office. */
  verifactu: VeriFactu | null;
  stations: Stations;
  webhooks: WebhookCourier;
  workers: Workers;
  providers: Partial<Record<ProviderName, SignInProvider>>;
};
