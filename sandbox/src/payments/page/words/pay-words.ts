import type { Hint } from '../../test-cards.ts';

/** Everything the payment page says on its own; what is paid for and what becomes of the card are the product's words. */
export interface PayWords {
  testPage: string;
  noMoneyMoves: string;
  backTo: (merchant: string) => string;
  payTo: (merchant: string) => string;
  pay: (sum: string) => string;
  processing: string;
  saveCard: string;
  saveCardButton: string;
  nothingNow: string;
  whatFor: string;
  total: string;
  orPayByCard: string;
  orUseCard: string;
  email: string;
  cardDetails: string;
  cardNumber: string;
  expiry: string;
  expiryShape: string;
  cvc: string;
  nameOnCard: string;
  /** Before the cards that are shown again. */
  payWith: string;
  anotherCard: string;
  /** The tick by which a card is shown again the next time. */
  offerAgain: string;
  consent: (merchant: string) => string;
  testCards: string;
  testCardsHelp: string;
  hints: Record<Hint, string>;
  debit: string;
  problems: {
    email: string;
    numberIncomplete: string;
    numberInvalid: string;
    expiryIncomplete: string;
    expiryPast: string;
    cvcIncomplete: string;
    nameMissing: string;
  };
  /** By the bank's code; what is missing here is said in the API's own English. */
  declines: Partial<Record<string, string>>;
  bank: {
    title: string;
    heading: string;
    wantsToSave: (merchant: string) => string;
    /** The sum follows. */
    wantsToCharge: (merchant: string) => string;
    complete: string;
    fail: string;
  };
  wallet: {
    save: (wallet: string, merchant: string) => string;
    testBuyer: string;
    testCard: string;
    confirm: string;
    cancel: string;
  };
  closed: Record<'complete' | 'saved' | 'expired' | 'unknown', { heading: string; text: string }>;
}
