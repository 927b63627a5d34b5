import { defineTexts } from './define-texts.ts';

/** Mails about gift cards and passes. */
export const prepaidMailWords = defineTexts('prepaid-mail', {
  helpTitle: 'Questions about your purchase?',
  /** The label that the law requires, as in the terms. */
  withdraw: 'Withdraw from contract here',
  withdrawUntil: 'Withdrawal until',
  withdrawNote: 'without giving a reason',
  validUntil: 'Valid until',
  openPaper: 'Open the paper as PDF',
  paidBack: 'Paid back',
  reason: 'Reason',
  onItsWay: 'The money goes back the way you paid. Banks usually need 5 to 10 days.',
  nothingBack: 'Nothing is paid back.',
  toMyGiftCards: 'See your gift cards',
  toMyPasses: 'See your pass',
  book: 'Choose a station',
  voucher: {
    subject: 'Your {brand} gift card',
    title: 'Your gift card',
    intro: 'This gift card pays for paddle boards at every {brand} station.',
    howTo:
      'Choose a station and a time on {site}, and enter the code where you book. What remains stays on the card for next time.',
    keep: 'Keep the code to yourself: whoever has it can spend it. You can print this page and give it away.',
    /** From somebody who gives it away. */
    subjectFrom: '{sender} gives you a {brand} gift card',
    titleFrom: 'A gift from {sender}',
  },
  giftCardBought: {
    subject: 'Your receipt: {brand} gift card',
    title: 'Thank you for your purchase',
    sentTo: 'We have sent the voucher with its code to {email}.',
    toYou: 'We have sent you the voucher with its code in a mail of its own.',
  },
  giftCardWithdrawn: {
    subject: 'Your withdrawal: gift card',
    title: 'You have withdrawn from the purchase',
    intro: 'We have received your withdrawal from the contract for a gift card. Its code no longer works.',
    spent: 'What was spent before is not paid back.',
  },
  passBought: {
    subject: 'Your pass: {name}',
    title: 'Your seasonal pass',
    intro: 'You have bought {name}. It is applied automatically when you book.',
    rules:
      'It covers the hourly price of the first hour of one board in each booking, made at most 3 hours ahead. Cancel at least 1 hour before the start, or the hour is charged at the normal price; the same goes if nobody comes. It does not renew automatically.',
    from: 'Valid from',
  },
  passWithdrawn: {
    subject: 'Your withdrawal: {name}',
    title: 'You have withdrawn from the purchase',
    intro: 'We have received your withdrawal from the contract for {name}. The pass is no longer valid.',
    used: 'Hours used',
  },
  passEnded: {
    subject: 'Your pass has ended: {name}',
    title: 'Your pass has ended',
    byYou: 'You have ended {name}. Bookings that you have made with it stay valid.',
    byUs: 'We have ended {name}. Bookings that you have made with it stay valid.',
  },
  passTooLate: {
    subject: 'Your money back for the second pass',
    title: 'You already have a pass',
    intro:
      'Your payment for another pass arrived when you already had one. You can have one at a time, so you get all of it back.',
  },
});
