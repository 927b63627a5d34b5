import type { Locale } from '@laine/contract/states.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { noVatReason } from '@laine/rules/money/tax-of.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Paper, PaperFact } from '../../../ground/papers/paper.ts';
import { paperWords } from '../../../ground/texts/paper-words.ts';
import { endTime, longDay, percentText, wallTime } from '../../../telling/notices/wording.ts';
import type { Company, ReceiptData } from './receipt-data.ts';
import type { Receipt } from './receipt-store.ts';

type Words = (typeof paperWords)['en'];

/** A document as issued, ready to be drawn. Credited sums are negative. */
export function receiptPaper(receipt: Receipt, brand: Pick<Deps['settings']['brand'], 'name'>): Paper {
  const { kind, number, issuedAt, data } = receipt;
  const { locale, totalInCents, vatInCents, vatPercent } = data;
  const words = paperWords[locale];
  const isCredit = kind === 'credit-note';
  const isGivenBack = isCredit && data.paidBy.length > 0;
  const money = (cents: number) => formatMoney(isCredit ? -cents : cents, locale);
  return {
    locale,
    brand: brand.name,
    title: words.title[kind]({ number }),
    facts: factsOf(receipt, words),
    parties: [sellerOf(data, words), buyerOf(data, words)],
    table: {
      columns: [words.what, words.sum],
      rows: data.lines.map(({ label, cents }) => ({ label, sum: money(cents) })),
      totals: [
        ...(vatPercent === null
          ? []
          : [
              { label: words.net, sum: money(totalInCents - vatInCents) },
              { label: words.vat({ percent: percentText(vatPercent, locale) }), sum: money(vatInCents) },
            ]),
        { label: isGivenBack ? words.credited : words.total, sum: money(totalInCents), isMain: true },
        ...data.paidBy.map(({ means, cents }) => ({
          label: isCredit || means === 'buyer' ? words.givenBackTo[means] : words.paidBy[means],
          sum: formatMoney(cents, locale),
        })),
      ],
    },
    notes: notesOf(receipt, words),
    footer: [data.seller.legalName, data.seller.address, data.seller.contactEmail].filter(Boolean).join('  ·  '),
    issuedAt: issuedAt.toString(),
  };
}

function factsOf({ issuedAt, data }: Receipt, words: Words): PaperFact[] {
  const { locale, slot, stationName, timeZone } = data;
  return [
    { label: words.issued, value: longDay(dateIn(timeZone, issuedAt), locale) },
    ...(stationName === null ? [] : [{ label: words.station, value: stationName }]),
    ...(slot === null ? [] : [{ label: words.rental, value: slotText(slot, timeZone, locale) }]),
  ];
}

/** The day, and below it the times. */
function slotText(slot: NonNullable<ReceiptData['slot']>, timeZone: string, locale: Locale): string {
  const [start, end] = [Temporal.Instant.from(slot.start), Temporal.Instant.from(slot.end)];
  return `${longDay(dateIn(timeZone, start), locale)}\n${wallTime(start, timeZone)}–${endTime({ start, end }, timeZone)}`;
}

const sellerOf = ({ seller }: ReceiptData, words: Words) => ({
  title: words.seller,
  lines: [
    seller.legalName,
    seller.address,
    words.registry({ number: seller.registrationNumber }),
    ...(seller.vatNumber === null ? [] : [words.vatNumber({ number: seller.vatNumber })]),
  ],
});

/** Rentals from before their documents named the time keep their old words: what was issued is drawn alike for ever. */
const buyerOf = ({ company, bookingId, slot }: ReceiptData, words: Words) => ({
  title: words.buyer,
  lines: company
    ? companyLines(company, words)
    : [bookingId !== null && slot === null ? words.customer : words.privateCustomer],
});

const companyLines = ({ name, address, registryNumber, vatNumber }: Company, words: Words) => [
  name,
  address,
  words.registry({ number: registryNumber }),
  ...(vatNumber === null ? [] : [words.vatNumber({ number: vatNumber })]),
];

function notesOf({ kind, data }: Receipt, words: Words): string[] {
  const { corrects, locale, chargedFor, vatPercent } = data;
  const noVat = vatPercent === null && chargedFor ? noVatReason(chargedFor) : null;
  const says = kind === 'invoice' ? words.replaces : words.credits;
  const isExchanged = kind === 'credit-note' && data.paidBy.length === 0;
  return [
    ...(corrects
      ? [says({ number: corrects.number, date: longDay(Temporal.PlainDate.from(corrects.issuedOn), locale) })]
      : []),
    ...(isExchanged ? [words.exchanged] : []),
    ...(noVat ? [words.noVat[noVat]] : []),
  ];
}
