import type { DisputeStatus, Locale } from '@laine/contract/states.ts';

/** What taking money needs from outside; implemented in `outside/stripe-payments.ts`. */

export type OrderLine = {
  name: string;
  /** Under the name: what exactly is bought. */
  details?: string;
  unitInCents: number;
  quantity: number;
};

/** Everything on a payment page. The same order with the same key, asked again, is the same page. */
export type CheckoutOrder = {
  /** Comes back with the checkout and its events: which booking it pays. */
  metadata: Record<string, string>;
  customerId: string;
  lines: OrderLine[];
  /** With nothing to pay the page only saves a card. */
  totalInCents: number;
  locale: Locale;
  successUrl: URL;
  cancelUrl: URL;
  /** When the provider itself closes the page, should we never come back to do it. */
  expiresAt: Temporal.Instant;
  /** Shown beside the pay button: what the saved card may be charged for later. Null: no card is saved. */
  cardAgreement: string | null;
  /** Said before the agreement. */
  holdNote?: string;
  /** A page that charges nothing asks no wish; whoever wished it before is offered the new card in place of the old. */
  offersCardAgain?: boolean;
  idempotencyKey: string;
};

/** A page that charges nothing and saves a card. */
export type CardPageOrder = Omit<CheckoutOrder, 'lines' | 'totalInCents'>;

/**
 * `processing`: handed in, and the bank has not answered yet. `closed`: nobody can pay it any more, also when the
 * provider has never heard of it.
 */
export type CheckoutState = 'open' | 'paid' | 'processing' | 'closed';

export type Checkout = {
  id: string;
  state: CheckoutState;
  url: string | null;
  amountInCents: number;
  /** Null where nothing was charged. */
  paymentId: string | null;
  /** What was paid with or saved; null until then. */
  cardId: string | null;
  /** Whoever paid wished on the page that it offers this card the next time. */
  mayOfferAgain: boolean;
  metadata: Record<string, string>;
};

/** A card, or whatever else can be charged again without its holder. */
export type ProviderCard = {
  id: string;
  /** As the provider names it: `visa`, `mastercard`, `paypal`. */
  brand: string;
  /** Empty for what has no number. */
  lastDigits: string;
  expiresOn: { month: number; year: number } | null;
  /** The same for every copy of one card: each payment page saves the card anew. Null for what is not a card. */
  fingerprint: string | null;
  /** Its holder wished that payment pages offer it. */
  isOfferedAgain: boolean;
  savedAt: Temporal.Instant;
};

/** A saved card is charged without its holder. The same order with the same key, asked again, is the same charge. */
export type CardChargeOrder = {
  customerId: string;
  cardId: string;
  amountInCents: number;
  /** Kept with the payment, so that it can be found again after the key has been forgotten. */
  ledgerId: string;
  /** What the customer reads at the bank or in the provider's own mails. */
  description: string;
  idempotencyKey: string;
};

/** `processing`: the bank has not answered yet; an event tells when it has. */
export type CardCharge =
  | { state: 'paid'; paymentId: string }
  | { state: 'processing'; paymentId: string }
  | { state: 'failed'; paymentId: string | null; code: string; needsAuthentication: boolean };

export type Refund = { id: string; state: 'accepted' | 'failed'; failureCode: string | null };

type RefundOrder = {
  paymentId: string;
  amountInCents: number;
  /** Kept with the refund, so that it can be found again after the key has been forgotten. */
  ledgerId: string;
  idempotencyKey: string;
};

/** A refund as the provider knows it, whoever made it. `ledgerId` is null for one that was not made by us. */
export type ProviderRefund = Refund & { paymentId: string | null; amountInCents: number; ledgerId: string | null };

/** A payment as the provider knows it, with what we left with it. */
export type ProviderPayment = { charge: CardCharge; metadata: Record<string, string> };

/** A cardholder's demand to have a payment back. What was moved for it so far counts, not what may be. */
export type ProviderDispute = {
  id: string;
  paymentId: string | null;
  amountInCents: number;
  /** In the provider's words, such as `fraudulent`. */
  reason: string;
  status: DisputeStatus;
  answerBy: Temporal.Instant | null;
  openedAt: Temporal.Instant;
  withdrawnInCents: number;
  returnedInCents: number;
};

/** A card's issuer thinks that a payment was fraud; no money has moved. */
export type FraudWarning = { id: string; paymentId: string | null; type: string };

/**
 * A line in the provider's own book. `providerId` is the payment, refund or dispute that a ledger row names, too. A refund
 * that came back makes a second line of its kind with the sum below zero.
 */
export type ProviderMovement = {
  kind: 'charge' | 'refund' | 'dispute' | 'dispute-return';
  providerId: string;
  amountInCents: number;
  feeInCents: number;
  at: Temporal.Instant;
};

/** Trusted for its ids only; the truth is asked for. */
export type PaymentEvent = { id: string; type: string; objectId: string | null };

export type PaymentProvider = {
  /** Whether the provider answers and takes our key. */
  answers(): Promise<boolean>;
  createCustomer(customer: { accountId: string; email: string; idempotencyKey: string }): Promise<string>;
  openCheckout(order: CheckoutOrder): Promise<Checkout>;
  findCheckout(id: string): Promise<Checkout>;
  /** Returns how the checkout stands afterwards: one that was paid cannot be closed. */
  closeCheckout(id: string): Promise<Checkout>;
  openCardPage(order: CardPageOrder): Promise<Checkout>;
  /** Newest first. None for a customer that the provider does not know or has forgotten. */
  listCards(customerId: string): Promise<ProviderCard[]>;
  /** Makes a saved card the one that the provider itself would charge. */
  preferCard(customerId: string, cardId: string): Promise<void>;
  /** The card can never be charged again. Asked again, or about a card it has never heard of, it does nothing. */
  removeCard(cardId: string): Promise<void>;
  /**
   * Empties and deletes a customer with all saved cards. Payments stay, as accounting demands. Asked again it does
   * nothing; a failure half way is mended by asking again.
   */
  forgetCustomer(customerId: string): Promise<void>;
  /** A bank that says no is an answer; only what is not known throws. */
  chargeCard(order: CardChargeOrder): Promise<CardCharge>;
  /** By what a ledger row left with it; undefined when the provider has heard of no such payment. */
  findCharge(wanted: {
    customerId: string;
    ledgerId: string;
    since: Temporal.Instant;
  }): Promise<CardCharge | undefined>;
  refund(order: RefundOrder): Promise<Refund>;
  findRefund(wanted: { paymentId: string; ledgerId: string }): Promise<Refund | undefined>;
  /** Each of these is undefined when the provider has never heard of it. */
  findPayment(id: string): Promise<ProviderPayment | undefined>;
  findRefundById(id: string): Promise<ProviderRefund | undefined>;
  findDispute(id: string): Promise<ProviderDispute | undefined>;
  findFraudWarning(id: string): Promise<FraudWarning | undefined>;
  /** All refunds of a payment, also those that we did not make. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** What moved on our account since then, oldest first; pay-outs and the like are left out. */
  listMovements(since: Temporal.Instant): Promise<ProviderMovement[]>;
  /** Undefined when the signature does not prove that the provider sent it. */
  readEvent(body: Uint8Array, signature: string): Promise<PaymentEvent | undefined>;
};

/**
 * `unavailable`: try again later, nothing is known. `undecided`: a payment is on its way and cannot be called off.
 * `declined`: the bank says no. `unknown-customer`: the provider has lost the person. `refused`: it will never do this.
 */
type PaymentProblemKind = 'unavailable' | 'undecided' | 'declined' | 'unknown-customer' | 'refused';

/** Carries the provider's code, never its words: those may quote a card or an address. */
export class PaymentProblem extends Error {
  override readonly name = 'PaymentProblem';
  readonly kind: PaymentProblemKind;
  readonly code: string;

  constructor(kind: PaymentProblemKind, code: string) {
    super(`${kind}: ${code}`);
    this.kind = kind;
    this.code = code;
  }
}

export const isProblem = (error: unknown, kind: PaymentProblemKind): error is PaymentProblem =>
  error instanceof PaymentProblem && error.kind === kind;
