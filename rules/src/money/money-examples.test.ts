import { readFileSync } from 'node:fs';
import { ChargePurpose, OvertimeBilling } from '@laine/contract/states.ts';
import { StationCountry } from '@laine/contract/station-country.ts';
import { describe, expect, test } from 'vitest';
import { exampleTerms, wall } from '../example-terms.ts';
import { extensionOffer } from '../price/extension-offer.ts';
import { overtimeOfBooking } from '../price/overtime-of-booking.ts';
import { moneyBackInCents } from '../price/problem.ts';
import { boardsValueInCents, cancellationRefundInCents, rentalRefundRule } from '../price/refund.ts';
import { plusSeconds } from '../time/instants.ts';
import { debtDueAt, debtDueDay, nextReminderAt, penaltyInCents } from './debt.ts';
import { splitWithGiftCard } from './split-with-gift-card.ts';
import { statementOf } from './statement-of.ts';
import { vatPercentOf } from './tax-of.ts';
import { vatIncludedInCents } from './vat-included-in-cents.ts';

type Row = Record<string, string>;

const text = readFileSync(new URL('../../../docs/money.md', import.meta.url), 'utf8');

/** Reads the table below a heading; keys are its column names. */
function tableOf(heading: string): Row[] {
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return rows.map((cells) => Object.fromEntries(head.map((name, place) => [name, cells[place] ?? ''])));
}

const cents = (row: Row, column: string) => Number(row[column]);
const moment = (row: Row, column: string) => wall(row[column] ?? '');
const shown = (instant: Temporal.Instant | null) =>
  instant?.toZonedDateTimeISO('Europe/Tallinn').toPlainDateTime().toString().replace('T', ' ').slice(0, 16);

const examples = (heading: string, judge: (row: Row) => Row) =>
  describe(`examples of ${heading}`, () => {
    const rows = tableOf(heading);
    test('has examples', () => expect(rows.length).toBeGreaterThan(2));
    test.each(rows.map((row) => [Object.values(row).join(' | '), row] as const))('%s', (_, row) => {
      expect(row).toMatchObject(judge(row));
    });
  });

examples('Overtime', (row) => {
  const bookedEnd = moment(row, 'booked end');
  const day = (row['booked end'] ?? '').slice(0, 10);
  const boards = (row['returns'] ?? '').split(', ').map((time) => ({
    bookedEnd,
    backAt: time === '-' ? null : wall(`${day} ${time}`),
    isReturnUnseen: false,
  }));
  const start = plusSeconds(bookedEnd, 60);
  const lockouts = [{ start, end: plusSeconds(start, Number(row['locked minutes']) * 60) }];
  const overtimeBilling = OvertimeBilling.parse(row['counting']);
  const terms = exampleTerms({ overtimeBilling, pricePerHourInCents: cents(row, 'an hour costs') });
  return { cents: String(overtimeOfBooking(terms, boards, lockouts).amountInCents) };
});

examples('Debts', (row) => {
  const zone = 'Europe/Tallinn';
  const dueAt = debtDueAt(moment(row, 'card refused'), zone);
  const first = nextReminderAt({ dueAt, remindersSent: 0, remindedAt: null }, zone);
  const second = nextReminderAt({ dueAt, remindersSent: 1, remindedAt: first }, zone);
  const standardInCents = cents(row, 'of');
  const reminded = { remindersSent: 2, remindedAt: second, isDoubled: false, dueAt };
  const debt = { reason: 'overtime', status: 'due', standardInCents, ...reminded } as const;
  const doublesAt = moment(row, 'doubles at');
  const isFirst = penaltyInCents(debt, plusSeconds(doublesAt, -1)) === 0;
  return {
    'last day': debtDueDay(dueAt, zone).toString(),
    'first reminder': shown(first) ?? '',
    'second reminder': shown(second) ?? '',
    'doubles at': isFirst ? (shown(doublesAt) ?? '') : 'earlier',
    to: String(standardInCents + penaltyInCents(debt, doublesAt)),
  };
});

examples('Cancellation', (row) => {
  const cause = row['by'] === 'operator' ? 'operator' : 'customer';
  const cancellation = { start: moment(row, 'start'), cancelledAt: moment(row, 'cancelled at'), cause } as const;
  const paidInCents = cents(row, 'paid');
  return { back: String(cancellationRefundInCents(rentalRefundRule, { paidInCents, ...cancellation })) };
});

examples('Single boards', (row) => {
  const booking = {
    paidInCents: cents(row, 'paid'),
    passInCents: cents(row, 'pass takes off'),
    count: cents(row, 'boards'),
  };
  const paidInCents = boardsValueInCents(booking, cents(row, 'cancelled'));
  const cancellation = {
    paidInCents,
    start: moment(row, 'start'),
    cancelledAt: moment(row, 'cancelled at'),
    cause: row['by'] === 'operator' ? ('operator' as const) : ('customer' as const),
  };
  return { cost: String(paidInCents), back: String(cancellationRefundInCents(rentalRefundRule, cancellation)) };
});

examples('Money back after a problem', (row) => {
  const slot = { start: moment(row, 'start'), end: moment(row, 'end') };
  const kept = { ...slot, chosenAt: moment(row, 'chosen at'), backAt: moment(row, 'back at') };
  return { back: String(moneyBackInCents(cents(row, 'paid'), kept)) };
});

examples('Extension', (row) => {
  const pricePerHourInCents = cents(row, 'an hour costs');
  const terms = exampleTerms({ pricePerHourInCents, extensionPercent: cents(row, 'percent') });
  const slot = { start: moment(row, 'start'), end: moment(row, 'end') };
  const booking = { ...slot, boards: Number(row['boards']), extensionsUsed: 0 };
  const offer = extensionOffer(terms, terms, booking, moment(row, 'asked at'));
  return { cents: typeof offer === 'string' ? offer : String(offer.priceInCents) };
});

examples('Gift card at checkout', (row) => {
  const split = splitWithGiftCard(cents(row, 'total'), cents(row, 'on the gift card'));
  return { 'gift card pays': String(split.fromGiftCardInCents), 'bank card pays': String(split.toPayInCents) };
});

examples('Taxes', (row) => {
  const purpose = ChargePurpose.parse(row['charged for']);
  const percent = vatPercentOf(purpose, StationCountry.parse(row['in']), Temporal.PlainDate.from(row['on'] ?? ''));
  return {
    percent: percent === null ? '-' : String(percent),
    'VAT in it': String(vatIncludedInCents(cents(row, 'cents'), percent ?? 0)),
  };
});

examples("Owner's share", (row) => {
  const entry = (line: 'rentals' | 'passes' | 'refunds' | 'fees') => ({
    line,
    cents: cents(row, line),
    vatInCents: line === 'fees' ? 0 : vatIncludedInCents(cents(row, line), 24),
  });
  const entries = [entry('rentals'), entry('passes'), entry('refunds'), entry('fees')];
  const sums = statementOf(entries, Number(row['percent']), cents(row, 'carried over'));
  return {
    VAT: String(sums.vatInCents),
    shared: String(sums.baseInCents),
    share: String(sums.shareInCents),
    'paid out': String(sums.payableInCents),
    carries: String(sums.carriesInCents),
  };
});
