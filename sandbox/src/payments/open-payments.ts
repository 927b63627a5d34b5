import { randomBytes } from 'node:crypto';
import type { Clock } from '@laine/server/ground/clock.ts';
import type { FastifyInstance } from 'fastify';
import type { Account } from './account.ts';
import { openApiServer } from './api/open-api-server.ts';
import { bankRoutes } from './bank-routes.ts';
import { ClosingTimes } from './checkout/closing-times.ts';
import { payRoutes } from './page/pay-routes.ts';
import { type PastPayments, pastPayments } from './past-payments.ts';
import type { PaymentContext } from './payment-context.ts';
import { paymentRoutes } from './payment-routes.ts';
import { RefundOutcomes } from './refunds/refund-outcomes.ts';
import { PaymentStore } from './store/payment-store.ts';
import { StoreFile } from './store/store-file.ts';
import { tidyStore } from './tidy-store.ts';
import { WebhookSender, USUAL_DELAYS, type SenderDelays } from './webhooks/webhook-sender.ts';

interface Options {
  publicUrl: string;
  dataDir: string;
  clock: Clock;
  merchant: string;
  delays?: SenderDelays;
}

interface PaymentsStandIn {
  env: Record<string, string>;
  past: PastPayments;
  routes(app: FastifyInstance): void;
  /** Called when the product listens: then no other process uses the data folder. */
  begin(): void;
  close(): Promise<void>;
}

/** The stand-in for Stripe: its API, the payment pages and the webhooks, with a store that outlives a restart. */
export async function openPayments(options: Options): Promise<PaymentsStandIn> {
  const { publicUrl, dataDir, clock, merchant, delays = USUAL_DELAYS } = options;
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  const account: Account = {
    store: new PaymentStore(new StoreFile(dataDir)),
    nowInSeconds: () => Math.floor(clock.now().epochMilliseconds / 1000),
    publicUrl,
  };
  const sender = new WebhookSender({
    store: account.store,
    endpoint: `${publicUrl}/api/bookings/stripe`,
    secret,
    delays,
  });
  const closingTimes = new ClosingTimes(account, clock);
  const refundOutcomes = new RefundOutcomes(account, clock);
  const catchUp = () => {
    closingTimes.sweep();
    refundOutcomes.sweep();
  };
  const context: PaymentContext = { account, sender, merchant, catchUp, faults: { api: 'ok' } };
  const api = await openApiServer(account, { secretKey, catchUp, faults: context.faults });

  return {
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: api.url,
      PAYPAL: 'true',
    },
    past: pastPayments(account),
    routes(app) {
      paymentRoutes(app, context);
      bankRoutes(app, context);
      payRoutes(app, context);
    },
    begin() {
      tidyStore(account);
      sender.resume();
    },
    async close() {
      closingTimes.close();
      refundOutcomes.close();
      sender.close();
      await api.close();
    },
  };
}
