import type { Statement } from '@laine/contract/admin/statement-calls.ts';
import type { Locale } from '@laine/contract/states.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Paper } from '../../ground/papers/paper.ts';
import { statementWords } from '../../ground/texts/statement-words.ts';
import { longDay, monthText, percentText } from '../../telling/notices/wording.ts';

type Reader = { locale: Locale; brand: Deps['settings']['brand'] };

/** A closed month, ready to be drawn. */
export function statementPaper(statement: Statement, { locale, brand }: Reader): Paper {
  const words = statementWords[locale];
  const money = (cents: number) => formatMoney(cents, locale);
  const { sums, percent, paidOn } = statement;
  const month = monthText(Temporal.PlainDate.from(statement.month), locale);
  const lines = sums.lines.filter(({ line, cents }) => cents !== 0 && line !== 'compensation');
  const compensation = sums.lines.find(({ line }) => line === 'compensation');
  return {
    locale,
    brand: brand.name,
    title: startsWithVowel(month) ? words.titleBeforeVowel({ month }) : words.title({ month }),
    facts: [
      { label: words.station, value: statement.stationName },
      {
        label: words.closed,
        value: longDay(Temporal.Instant.from(statement.closedAt).toZonedDateTimeISO('UTC').toPlainDate(), locale),
      },
      { label: words.paidOn, value: paidOn === null ? words.notYet : longDay(Temporal.PlainDate.from(paidOn), locale) },
    ],
    parties: [
      {
        title: words.from,
        lines: [brand.legalName, brand.address, words.registry({ number: brand.registrationNumber })],
      },
      {
        title: words.to,
        lines: [statement.payee, words.taxNumber({ number: statement.taxNumber }), groups(statement.iban)],
      },
    ],
    table: {
      columns: [words.what, words.sum],
      rows: [
        ...lines.map(({ line, cents }) => ({ label: words.lines[line], sum: money(cents) })),
        ...(sums.vatInCents === 0 ? [] : [{ label: words.vat, sum: money(-sums.vatInCents) }]),
      ],
      totals: [
        { label: words.base, sum: money(sums.baseInCents) },
        { label: words.share({ percent: percentText(percent, locale) }), sum: money(sums.shareInCents) },
        ...(sums.carriedInCents === 0 ? [] : [{ label: words.carried, sum: money(sums.carriedInCents) }]),
        { label: paidOn === null ? words.payable : words.paidOut, sum: money(sums.payableInCents), isMain: true },
        ...(sums.carriesInCents === 0 ? [] : [{ label: words.carries, sum: money(sums.carriesInCents) }]),
      ],
    },
    notes: [
      words.passes,
      ...(compensation && compensation.cents !== 0 ? [words.compensation({ sum: money(compensation.cents) })] : []),
      words.corrections,
    ],
    footer: [brand.legalName, brand.address, brand.contactEmail].join('  ·  '),
    issuedAt: statement.closedAt,
  };
}

const startsWithVowel = (month: string) => /^[aeiou]/i.test(month);

/** Groups of four, as people read an IBAN. */
const groups = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
