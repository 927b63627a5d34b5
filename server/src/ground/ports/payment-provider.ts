import type { DisputeStatus, Locale } from '@laine/contract/states.ts';

/** Takes payments; implemented in `outside/stripe-payments.ts`. */

export type OrderLine = {
  name: string;
  /** Shown under the name, with the details of the purchase. */
  details?: string;
  unitInCents: number;
  quantity: number;
};

/** Everything on a payment page. The same order with the same key always gives the same page. */
export type CheckoutOrder = {
  /** Comes back with the checkout and its events: the booking that it pays for. */
  metadata: Record<string, string>;
  customerId: string;
  lines: OrderLine[];
  /** If nothing is due, the page only saves a card. */
  totalInCents: number;
  locale: Locale;
  successUrl: URL;
  cancelUrl: URL;
  /** The provider itself closes the page then, should we never come back to do it. */
  expiresAt: Temporal.Instant;
  /** Shown beside the pay button: what the saved card may be charged for later. Null: no card is saved. */
  cardAgreement: string | null;
  /** Shown in a place of its own, so that neither is lost in the other: how long the purchase is held. */
  holdNote?: string;
  /** Not asked on a page that charges nothing; a holder who agreed before is offered the new card instead. */
  offersCardAgain?: boolean;
  idempotencyKey: string;
};

/**
 * `processing`: submitted, and the bank hasn't answered yet. `closed`: nobody can pay it any more, or the provider has
 * never heard of it.
 */
export type CheckoutState = 'open' | 'paid' | 'processing' | 'closed';

export type Checkout = {
  id: string;
  state: CheckoutState;
  url: string | null;
  amountInCents: number;
  /** Null if nothing was charged. */
  paymentId: string | null;
  /** The card that paid or was saved; null until then. */
  cardId: string | null;
  /** The payer agreed on the page to be offered this card again. */
  mayOfferAgain: boolean;
  metadata: Record<string, string>;
};

/** A card, or any other means that can be charged again without its holder. */
export type ProviderCard = {
  id: string;
  /** In the provider's words: `visa`, `mastercard`, `paypal`. */
  brand: string;
  /** Empty for means without a number. */
  lastDigits: string;
  expiresOn: { month: number; year: number } | null;
  /** The same for every copy of one card: each payment page saves the card anew. Null if it isn't a card. */
  fingerprint: string | null;
  /** Its holder agreed that payment pages offer it. */
  isOfferedAgain: boolean;
  savedAt: Temporal.Instant;
};

/** Charges a saved card without its holder. The same order with the same key is always the same charge. */
export type CardChargeOrder = {
  customerId: string;
  cardId: string;
  amountInCents: number;
  /** Stored with the payment, to find it again after the key has been forgotten. */
  ledgerId: string;
  /** The text on bank statements and in the provider's own mails. */
  description: string;
  idempotencyKey: string;
};

/** `processing`: the bank hasn't answered yet; an event reports when it has. */
export type CardCharge =
  | { state: 'paid'; paymentId: string }
  | { state: 'processing'; paymentId: string }
  | { state: 'failed'; paymentId: string | null; code: string; needsAuthentication: boolean };

export type Refund = { id: string; state: 'accepted' | 'failed'; failureCode: string | null };

type RefundOrder = {
  paymentId: string;
  amountInCents: number;
  /** Stored with the refund, to find it again after the key has been forgotten. */
  ledgerId: string;
  idempotencyKey: string;
};

/** Any refund at the provider. `ledgerId` is null if we didn't make it. */
export type ProviderRefund = Refund & { paymentId: string | null; amountInCents: number; ledgerId: string | null };

/** A payment at the provider, with our metadata. */
export type ProviderPayment = { charge: CardCharge; metadata: Record<string, string> };

/** A cardholder's demand to have a payment back. Only money already moved counts, not the amount at risk. */
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

/** A card's issuer suspects fraud; no money has moved. */
export type FraudWarning = { id: string; paymentId: string | null; type: string };

/**
 * A line in the provider's own book. `providerId` is the payment, refund or dispute that a ledger row names, too. A
 * refund that came back makes a second line of its kind with a negative sum.
 */
export type ProviderMovement = {
  kind: 'charge' | 'refund' | 'dispute' | 'dispute-return';
  providerId: string;
  amountInCents: number;
  feeInCents: number;
  at: Temporal.Instant;
};

/** We trust only its ids and ask the provider for the facts. */
export type PaymentEvent = { id: string; type: string; objectId: string | null };

export type PaymentProvider = {
  /** True if the provider answers and accepts our key. */
  answers(): Promise<boolean>;
  createCustomer(customer: { accountId: string; email: string; idempotencyKey: string }): Promise<string>;
  openCheckout(order: CheckoutOrder): Promise<Checkout>;
  findCheckout(id: string): Promise<Checkout>;
  /** Returns the checkout's state afterwards: a paid one can't be closed. */
  closeCheckout(id: string): Promise<Checkout>;
  /** Newest first. Empty for a customer that the provider doesn't know or has forgotten. */
  listCards(customerId: string): Promise<ProviderCard[]>;
  /** Makes a saved card the provider's own default. */
  preferCard(customerId: string, cardId: string): Promise<void>;
  /** The card can never be charged again. Repeating it, or naming an unknown card, does nothing. */
  removeCard(cardId: string): Promise<void>;
  /**
   * Empties and deletes a customer with all saved cards. Payments stay, as accounting demands. Repeating it is safe,
   * and finishes what failed halfway.
   */
  forgetCustomer(customerId: string): Promise<void>;
  /** A bank's refusal is a result; this throws only if the outcome is unknown. */
  chargeCard(order: CardChargeOrder): Promise<CardCharge>;
  /** Finds a charge by our metadata; undefined if the provider has no such payment. */
  findCharge(wanted: {
    customerId: string;
    ledgerId: string;
    since: Temporal.Instant;
  }): Promise<CardCharge | undefined>;
  refund(order: RefundOrder): Promise<Refund>;
  findRefund(wanted: { paymentId: string; ledgerId: string }): Promise<Refund | undefined>;
  /** Each of these is undefined if the provider has never heard of it. */
  findPayment(id: string): Promise<ProviderPayment | undefined>;
  findRefundById(id: string): Promise<ProviderRefund | undefined>;
  findDispute(id: string): Promise<ProviderDispute | undefined>;
  findFraudWarning(id: string): Promise<FraudWarning | undefined>;
  /** All refunds of a payment, including those that we didn't make. */
  listRefunds(paymentId: string): Promise<ProviderRefund[]>;
  /** Movements on our account since then, oldest first, without pay-outs and the like. */
  listMovements(since: Temporal.Instant): Promise<ProviderMovement[]>;
  /** Undefined when the signature doesn't prove that the provider sent it. */
  readEvent(body: Uint8Array, signature: string): Promise<PaymentEvent | undefined>;
};

/**
 * `unavailable`: try again later, the outcome is unknown. `undecided`: a payment is under way and can't be stopped.
 * `declined`: the bank refuses. `unknown-customer`: the provider has lost the person. `refused`: it will never do this.
 */
type PaymentProblemKind = 'unavailable' | 'undecided' | 'declined' | 'unknown-customer' | 'refused';

/** Carries the provider's code, never its message, which may quote a card or an address. */
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
