import type { Account } from './account.ts';
import type { ApiFault } from './payment-calls.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';

/** Shared by the payment pages and the calls for scripts. */
export interface PaymentContext {
  account: Account;
  sender: WebhookSender;
  /** The fault switch changes it while the API runs. */
  faults: { api: ApiFault };
  /** The payee's name for customers. */
  merchant: string;
  /** Called before each request, because the clock may have been moved. */
  catchUp: () => void;
}
