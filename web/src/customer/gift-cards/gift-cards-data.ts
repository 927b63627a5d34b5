import type { Receipt } from '@laine/contract/public/receipt-calls.ts';
import type { Transfer } from '@laine/contract/public/transfer.ts';
import type { PurchaseOutcome } from '../shop/purchase-outcome.ts';
import type { UnpaidPurchase } from '../shop/unpaid-purchase.ts';

/** The page's data, already worded for the visitor's language. */
export type GiftCardsData = {
  /** Null for a visitor. */
  viewer: { id: string; email: string; name: string } | null;
  /** The viewer's purchases, newest first. */
  cards: OwnGiftCardData[];
  unpaid: (UnpaidPurchase & { recipientEmail: string | null })[];
  now: string;
  outcome: PurchaseOutcome;
  /** Choices made before signing in. */
  chosen: { amountInCents: number; isForSomebody: boolean };
  withdrawId: string | null;
  /** The host on the voucher. */
  site: string;
  /** For a preview of the voucher, as if bought now. */
  expiresOn: string;
};

export type OwnGiftCardData = {
  id: string;
  lastLetters: string;
  state: GiftCardState;
  left: string;
  initial: string;
  recipientEmail: string | null;
  boughtOn: string;
  expiresOn: string | null;
  canSend: boolean;
  /** The last day of the right of withdrawal; null afterwards. */
  withdrawUntil: string | null;
  /** Refunds of it that couldn't go back the way they came. */
  transfers: Transfer[];
  receipts: Receipt[];
};

export type GiftCardState = 'usable' | 'spent' | 'expired' | 'revoked' | 'withdrawn';
