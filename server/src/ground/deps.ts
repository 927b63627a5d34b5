import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/open-database.ts';
import type { Mailer } from './ports/mailer.ts';
import type { PaymentProvider } from './ports/payment-provider.ts';
import type { ProviderName, SignInProvider } from './ports/sign-in-provider.ts';
import type { SmsGateway } from './ports/sms-gateway.ts';
import type { Stations } from './ports/stations.ts';
import type { VeriFactu } from './ports/verifactu.ts';
import type { WebhookCourier } from './ports/webhook-courier.ts';
import type { Settings } from '../settings.ts';

/** What use cases need of the world; wired once in `laine.ts`. */
export type Deps = {
  db: Database;
  now: () => Temporal.Instant;
  settings: Settings;
  /** Of the hashes that are left of removed people's contacts. */
  contactKey: Buffer;
  /** Of the codes of gift cards, which follow from it. */
  giftCardKey: Buffer;
  /** Of the links to shared tickets, which follow from it. */
  ticketKey: Buffer;
  /** On while the database is a restored one that nobody has released: no jobs, no stations, no changes. */
  maintenance: { isOn: boolean };
  log: FastifyBaseLogger;
  mailer: Mailer;
  sms: SmsGateway;
  payments: PaymentProvider;
  /** Null where nothing registers documents with Spain's tax office. */
  verifactu: VeriFactu | null;
  stations: Stations;
  webhooks: WebhookCourier;
  providers: Partial<Record<ProviderName, SignInProvider>>;
};
