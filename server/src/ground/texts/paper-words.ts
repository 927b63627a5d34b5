import type { Means, ReceiptKind } from '@laine/contract/states.ts';
import { defineTexts } from './define-texts.ts';

/** Texts on receipts, credit notes and invoices apart from their lines. Figures come formatted. */
export const paperWords = defineTexts('paper', {
  title: {
    receipt: 'Receipt {number}',
    'credit-note': 'Credit note {number}',
    invoice: 'Invoice {number}',
  } as const satisfies Record<ReceiptKind, string>,
  issued: 'Date',
  station: 'Station',
  /** The day and the times of a rental. */
  rental: 'Rental',
  seller: 'Seller',
  buyer: 'Buyer',
  /** On a receipt of a rental that names nobody, from before receipts told its time. */
  customer: 'Customer of the booking',
  privateCustomer: 'Private customer',
  registry: 'Registry number {number}',
  vatNumber: 'VAT number {number}',
  what: 'What',
  sum: 'Sum',
  total: 'Total',
  credited: 'Given back',
  net: 'Without VAT',
  vat: 'VAT {percent}',
  paidBy: {
    card: 'Paid by card',
    'gift-card': 'Paid with a gift card',
    bank: 'Paid by bank transfer',
  } as const satisfies Record<Means, string>,
  givenBackTo: {
    card: 'Back to the card that paid',
    'gift-card': 'Back onto the gift card',
    bank: 'By bank transfer',
    buyer: 'To the buyer of the gift card, who withdrew from it',
  } as const satisfies Record<Means | 'buyer', string>,
  /** The reason for a paper without VAT. */
  noVat: {
    voucher: 'No VAT: a gift card is taxed when it is spent.',
    outside: 'No VAT: compensation for damage or loss is not subject to it.',
  },
  /** On a credit note: the document that it corrects. */
  credits: 'Takes back {number} of {date}, or a part of it.',
  /** On a credit note that an invoice follows. */
  exchanged: 'An invoice takes the place of the receipt. No money was given back.',
  /** On an invoice: the receipt that it replaces. */
  replaces: 'Stands in the place of receipt {number} of {date}, which was credited.',
});
