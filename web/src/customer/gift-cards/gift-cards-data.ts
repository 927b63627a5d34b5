import type { Receipt } from '@laine/contract/public/receipt-calls.ts';
import type { Transfer } from '@laine/contract/public/transfer.ts';
import type { PurchaseOutcome } from '../shop/purchase-outcome.ts';
import type { UnpaidPurchase } from '../shop/unpaid-purchase.ts';

/** The page's data, already worded for the visitor's language. */
export type GiftCardsData = {
  /** Null for a visitor. */
  viewer: { id: string; email: string; name: string } | null;
  /** Those that the viewer bought, newest first. */
  cards: OwnGiftCardData[];
  unpaid: (UnpaidPurchase & { recipientEmail: string | null })[];
  now: string;
  outcome: PurchaseOutcome;
  /** What was chosen before signing in. */
  chosen: { amountInCents: number; isForSomebody: boolean };
  withdrawId: string | null;
  /** The host that the voucher names. */
  site: string;
  /** How the voucher looks for a card that is bought now. */
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
  /** The last day on which the purchase can be withdrawn from; null afterwards. */
  withdrawUntil: string | null;
  /** Money of it that could not go back the way it came. */
  transfers: Transfer[];
  receipts: Receipt[];
};

export type GiftCardState = 'usable' | 'spent' | 'expired' | 'revoked' | 'withdrawn';
