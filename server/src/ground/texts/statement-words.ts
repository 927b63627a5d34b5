import type { StatementLine } from '@laine/contract/statement-line.ts';
import { defineTexts } from './define-texts.ts';

/** Texts of an owner's monthly statement. Figures come formatted. */
export const statementWords = defineTexts('statement', {
  title: 'Statement for {month}',
  station: 'Station',
  closed: 'Closed',
  paidOn: 'Paid on',
  notYet: 'not yet',
  from: 'From',
  to: 'To',
  registry: 'Registry number {number}',
  taxNumber: 'Tax number {number}',
  what: 'What the month brought',
  sum: 'Sum',
  lines: {
    rentals: 'Rentals',
    extensions: 'Extensions',
    overtime: 'Overtime',
    'no-shows': 'Pass hours charged after all',
    'gift-cards': 'Rentals paid with gift cards',
    passes: 'Hours covered by passes',
    refunds: 'Refunds',
    disputes: 'Payments taken back by banks',
    fees: 'Fees of the payment provider',
    compensation: 'Compensation for damage',
  } as const satisfies Record<StatementLine, string>,
  vat: 'VAT in it',
  base: 'To be shared',
  share: 'Your share, {percent}',
  carried: 'Carried over from the month before',
  payable: 'To be paid out',
  paidOut: 'Paid out',
  carries: 'Carried over into the next month',
  passes:
    'Hours covered by a pass count at the price that it took off. What passes and gift cards pay for counts in the order of use, together at most what that pass or card was bought for; vouchers that were given for nothing do not count.',
  compensation: 'Compensation for damage, {sum}, is not shared.',
  corrections: 'A closed month never changes. What becomes known later is in the next one.',
  /** French shortens its word before a month such as ‘août’. */
  titleBeforeVowel: 'Statement for {month}',
});
