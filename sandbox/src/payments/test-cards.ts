/** Stripe's public test cards: https://docs.stripe.com/testing */

export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

/** A card's purpose; the payment page has a text for each. */
export type Hint =
  | 'pays'
  | 'asks-once'
  | 'asks-always'
  | 'fails-later'
  | 'no-funds-later'
  | 'expired-later'
  | 'lost-later'
  | 'refund-pending'
  | 'refund-fails'
  | 'declined'
  | 'no-funds'
  | 'expired'
  | 'wrong-cvc'
  | 'error';

export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  funding: 'credit' | 'debit';
  /** When its holder pays on the page. */
  atCheckout: 'pays' | 'authenticates' | Decline;
  /** When it's charged later, without its holder. */
  offSession: 'pays' | Decline;
  /** The bank's later word on a refund: `succeed` was pending until then, `fail` had seemed to succeed. */
  refundsLater?: 'succeed' | 'fail';
  hint: Hint;
}

const declined: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

const declinedWith = (declineCode: string, message: string): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});

const named = (code: string, message: string): Decline => ({ code, declineCode: code, message });

export const authenticationRequired = named(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
);

/** A real card number typed into a test page. It is refused and never stored. */
export const liveCard = declinedWith(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card.',
);

const insufficientFunds = declinedWith('insufficient_funds', 'Your card has insufficient funds.');
const lostCard = declinedWith('lost_card', 'Your card was declined.');
const expiredCard = named('expired_card', 'Your card has expired.');
const incorrectCvc = named('incorrect_cvc', 'Your card’s security code is incorrect.');
const processingError = named(
  'processing_error',
  'An error occurred while processing your card. Try again in a little bit.',
);

const visa = { brand: 'visa', funding: 'credit', atCheckout: 'pays', offSession: 'pays' } as const;
const refused = (decline: Decline) => ({ atCheckout: decline, offSession: decline });

export const VISA = '4242424242424242';

export const testCards: readonly TestCard[] = [
  { ...visa, number: VISA, hint: 'pays' },
  { ...visa, number: '5555555555554444', brand: 'mastercard', hint: 'pays' },
  { ...visa, number: '378282246310005', brand: 'amex', hint: 'pays' },
  { ...visa, number: '4000056655665556', funding: 'debit', hint: 'pays' },
  { ...visa, number: '4000002500003155', atCheckout: 'authenticates', hint: 'asks-once' },
  {
    ...visa,
    number: '4000000000003220',
    atCheckout: 'authenticates',
    offSession: authenticationRequired,
    hint: 'asks-always',
  },
  {
    ...visa,
    number: '4000002760003184',
    atCheckout: 'authenticates',
    offSession: authenticationRequired,
    hint: 'asks-always',
  },
  // At Stripe its first payment fails too. Here it succeeds, because a product needs to test a paid booking with a
  // later charge that fails.
  { ...visa, number: '4000000000000341', offSession: declined, hint: 'fails-later' },
  // Stripe has no cards that are refused later for a specific reason, so these numbers are made up.
  { ...visa, number: '4000000341000018', offSession: insufficientFunds, hint: 'no-funds-later' },
  { ...visa, number: '4000000341000026', offSession: expiredCard, hint: 'expired-later' },
  { ...visa, number: '4000000341000034', offSession: lostCard, hint: 'lost-later' },
  { ...visa, number: '4000000000007726', refundsLater: 'succeed', hint: 'refund-pending' },
  { ...visa, number: '4000000000005126', refundsLater: 'fail', hint: 'refund-fails' },
  { ...visa, number: '4000000000000002', ...refused(declined), hint: 'declined' },
  { ...visa, number: '4000000000009995', ...refused(insufficientFunds), hint: 'no-funds' },
  { ...visa, number: '4000000000000069', ...refused(expiredCard), hint: 'expired' },
  { ...visa, number: '4000000000000127', ...refused(incorrectCvc), hint: 'wrong-cvc' },
  { ...visa, number: '4000000000000119', ...refused(processingError), hint: 'error' },
];

const byNumber = new Map(testCards.map((card) => [card.number, card]));

export const findTestCard = (number: string) => byNumber.get(number);

/** Stripe's ready-made payment methods, for scripts that save a card without a page. */
const tokens = new Map([
  ['pm_card_visa', VISA],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_amex', '378282246310005'],
  ['pm_card_chargeCustomerFail', '4000000000000341'],
  ['pm_card_authenticationRequired', '4000002760003184'],
  ['pm_card_authenticationRequiredOnSetup', '4000002500003155'],
]);

export const cardOfToken = (token: string) => byNumber.get(tokens.get(token) ?? '');
