import type { Account } from './account.ts';
import type { ApiFault } from './payment-calls.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';

/** What the payment pages and the calls for scripts share. */
export interface PaymentContext {
  account: Account;
  sender: WebhookSender;
  /** Changed by the fault switch while the API runs. */
  faults: { api: ApiFault };
  /** Who is paid, as customers know it. */
  merchant: string;
  /** Called before each request, because the clock may have been moved. */
  catchUp: () => void;
}
