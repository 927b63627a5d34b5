import type { Receipt } from '@laine/contract/public/receipt-calls.ts';
import type { Transfer } from '@laine/contract/public/transfer.ts';
import type { PurchaseOutcome } from '../shop/purchase-outcome.ts';
import type { UnpaidPurchase } from '../shop/unpaid-purchase.ts';
import type { PassState } from './pass-state.ts';

/** The page's data, already worded for the visitor's language. */
export type PassesData = {
  /** Null for a visitor. */
  viewer: { id: string; email: string } | null;
  offers: OfferData[];
  /** Newest first, without one that waits to be paid. */
  passes: OwnPassData[];
  unpaid: (UnpaidPurchase & { name: string })[];
  now: string;
  outcome: PurchaseOutcome;
  /** The offer that was chosen before. */
  chosenId: string | null;
  /** The pass to withdraw from, by the link in the mail. */
  withdrawId: string | null;
};

/** Where a pass can be used. */
export type PassPlaces = { country: string; isWholeCountry: boolean; stationNames: string[] };

export type OfferData = PassPlaces & {
  id: string;
  name: string;
  firstDay: string;
  lastDay: string;
  price: string;
  /** Null where no station of it has a price yet. */
  saving: { least: string; most: string; paysOffAfter: number } | null;
  /** The first day, for a start at once and for a later one; null if it would be over by then. */
  startsOn: { atOnce: string; later: string | null };
};

export type OwnPassData = PassPlaces & {
  id: string;
  name: string;
  state: PassState;
  firstDay: string;
  lastDay: string;
  boughtOn: string;
  usedHours: number;
  saved: string;
  /** The last day on which the purchase can be withdrawn from; null afterwards. */
  withdrawUntil: string | null;
  /** Money of it that could not go back the way it came. */
  transfers: Transfer[];
  receipts: Receipt[];
};
