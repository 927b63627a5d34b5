import type { Account } from './account.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';

/** What the pages and scripts that pay have at hand. */
export interface PaymentContext {
  account: Account;
  sender: WebhookSender;
  /** Who is paid, as customers know it. */
  merchant: string;
  /** Before each request: the clock may have been moved. */
  catchUp: () => void;
}
