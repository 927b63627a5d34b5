import type { ReceiptKind } from '@laine/contract/states.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { mailNoticeText } from '../../ground/texts/texts.ts';
import type { MoneyDocument, MoneyLine } from './mail-content.ts';
import type { IssuedDocument, Movement, Rental } from './rental.ts';
import { longDate, percentText } from './wording.ts';

/** The issued documents of these movements, each once: a card and a gift card may share one. */
export function moneyDocuments(rental: Rental, movements: Movement[]): MoneyDocument[] {
  const issued = movements.flatMap(({ document }) => document ?? []);
  const once = [...new Map(issued.map((document) => [document.id, document])).values()];
  const others = movements.filter(({ document }) => document === null);
  return [
    ...once.map((document) => asIssued(rental, document)),
    ...others.map((other) => withoutNumber(rental, other)),
  ];
}

export function asIssued(
  rental: Pick<Rental, 'locale'> & { station: Pick<Rental['station'], 'timeZone'> },
  document: IssuedDocument,
): MoneyDocument {
  const { locale } = rental;
  const { kind, number, issuedAt, lines, totalInCents, vatPercent, vatInCents } = document;
  const line = (label: string, cents: number): MoneyLine => ({ label, sum: formatMoney(cents, locale) });
  const isCredit = kind === 'credit-note';
  const [first] = lines;
  return {
    title: mailNoticeText(locale, titles[kind], { number }),
    date: longDate(issuedAt, rental),
    // A credit note has one line, and that is its total.
    lines: isCredit ? [] : lines.map(({ label, cents }) => line(label, cents)),
    total: line(
      isCredit && first ? first.label : mailNoticeText(locale, isCredit ? 'line-refund' : 'total'),
      totalInCents,
    ),
    vat:
      vatInCents === 0
        ? undefined
        : line(mailNoticeText(locale, 'vat', { percent: percentText(vatPercent ?? 0, locale) }), vatInCents),
  };
}

const titles = {
  receipt: 'receipt-number',
  'credit-note': 'credit-note-number',
  invoice: 'invoice-number',
} as const satisfies Record<ReceiptKind, string>;

/** Money without a document yet, such as a refund on its way. */
function withoutNumber({ locale }: Rental, { kind, amountInCents }: Movement): MoneyDocument {
  const isRefund = kind === 'refund';
  return {
    title: mailNoticeText(locale, isRefund ? 'line-refund' : 'receipt-without-number'),
    date: undefined,
    lines: [],
    total: {
      label: mailNoticeText(locale, isRefund ? 'line-refund' : 'total'),
      sum: formatMoney(amountInCents, locale),
    },
    vat: undefined,
  };
}

/** A booking from before the ledger: its price, without a number. */
export const chargeOfBooking = ({ id, start, amountInCents }: Rental): Movement => ({
  id,
  createdAt: start,
  kind: 'charge',
  purpose: 'rental',
  means: 'card',
  isForBuyer: false,
  isForFound: false,
  state: 'succeeded',
  amountInCents: amountInCents ?? 0,
  document: null,
});
