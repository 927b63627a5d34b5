import { HOUR_IN_SECONDS } from '@laine/rules/constants.ts';
import { formatMoney } from '@laine/rules/format-money.ts';
import { quote } from '@laine/rules/quote.ts';
import { vatIncludedInCents } from '@laine/rules/vat-included-in-cents.ts';
import { mailNoticeText } from '../texts/texts.ts';
import type { MoneyDocument, MoneyLine } from './mail-content.ts';
import type { Movement, Rental } from './rental.ts';
import { longDate, percentText, wallTime } from './wording.ts';

type Amount = { label: string; cents: number };

/** A charge as its receipt, a refund as its credit note. */
export function moneyDocument(rental: Rental, movement: Movement): MoneyDocument {
  const { locale } = rental;
  const { kind, number, issuedAt, amountInCents, vatPercent } = movement;
  const sum = (cents: number) => formatMoney(cents, locale);
  const line = ({ label, cents }: Amount): MoneyLine => ({ label, sum: sum(cents) });
  const vatInCents = vatIncludedInCents(amountInCents, vatPercent);
  return {
    title: titleOf(rental, kind, number),
    date: issuedAt === null ? undefined : longDate(issuedAt, rental),
    // A credit note has one line, and that is its total.
    lines: kind === 'refund' ? [] : amountsOf(rental, movement).map(line),
    total: line({ label: mailNoticeText(locale, kind === 'refund' ? 'line-refund' : 'total'), cents: amountInCents }),
    vat:
      vatInCents === 0
        ? undefined
        : {
            label: mailNoticeText(locale, 'vat', { percent: percentText(vatPercent, locale) }),
            sum: sum(vatInCents),
          },
  };
}

/** A booking from before the ledger: what it cost, without a number. */
export const chargeOfBooking = ({ id, amountInCents }: Rental): Movement => ({
  id,
  kind: 'charge',
  purpose: 'rental',
  means: 'card',
  state: 'succeeded',
  amountInCents: amountInCents ?? 0,
  vatPercent: 0,
  number: null,
  issuedAt: null,
});

function titleOf({ locale }: Rental, kind: Movement['kind'], number: string | null): string {
  if (number === null) return mailNoticeText(locale, kind === 'charge' ? 'receipt-without-number' : 'line-refund');
  return mailNoticeText(locale, kind === 'charge' ? 'receipt-number' : 'credit-note-number', { number });
}

function amountsOf(rental: Rental, movement: Movement): Amount[] {
  const { locale } = rental;
  const { purpose, amountInCents: cents } = movement;
  switch (purpose) {
    case 'rental':
      return rentalAmounts(rental, cents);
    case 'overtime':
      return overtimeAmounts(rental, cents);
    case 'extension':
    case 'compensation':
    case 'late-cancellation':
    case 'pass':
    case 'gift-card':
      return [{ label: mailNoticeText(locale, `line-${purpose}`), cents }];
    default:
      return [{ label: mailNoticeText(locale, 'line-other'), cents }];
  }
}

/** A line for each board that was late. Where they do not make up the sum, such as of a doubled debt, it stands alone. */
function overtimeAmounts({ locale, overtime, station }: Rental, chargedInCents: number): Amount[] {
  const amounts = (overtime?.boards ?? [])
    .filter(({ cents }) => cents > 0)
    .map(({ lockerNumber, backAt, billedInSeconds, cents }) => {
      const locker = lockerNumber === null ? '–' : lockerNumber;
      const hours = billedInSeconds / HOUR_IN_SECONDS;
      const back = backAt === null ? '' : wallTime(Temporal.Instant.from(backAt), station.timeZone);
      const part = backAt === null ? 'overtime-board-out' : 'overtime-board';
      return { label: mailNoticeText(locale, part, { locker, hours, back }), cents };
    });
  const made = amounts.reduce((sum, { cents }) => sum + cents, 0);
  return made === chargedInCents && made > 0
    ? amounts
    : [{ label: mailNoticeText(locale, 'line-overtime'), cents: chargedInCents }];
}

/** The lines of the payment page. Where they do not make up the sum that was charged, the sum alone is the truth. */
function rentalAmounts(rental: Rental, chargedInCents: number): Amount[] {
  const { locale, start, extendedAt, count, terms, giftCardInCents, hasPass } = rental;
  const bookedEnd = extendedAt === null ? rental.end : rental.end.subtract({ hours: 1 });
  const slot = { start, end: bookedEnd };
  const price = quote(terms, slot, count);
  const times = count === 1 ? '' : `${count} × `;
  const rentalLabel = mailNoticeText(locale, 'line-rental', { minutes: price.minutes });
  const passInCents = hasPass ? price.totalInCents - giftCardInCents - chargedInCents : 0;
  const amounts: Amount[] = [
    { label: times + mailNoticeText(locale, 'line-starting-fee'), cents: price.startingFeeInCents * count },
    { label: times + rentalLabel, cents: price.hourlyFeeInCents * count },
    { label: mailNoticeText(locale, 'line-pass'), cents: -passInCents },
    { label: mailNoticeText(locale, 'line-gift-card'), cents: -giftCardInCents },
  ].filter(({ cents }) => cents !== 0);
  const made = amounts.reduce((sum, { cents }) => sum + cents, 0);
  return made === chargedInCents && passInCents >= 0 ? amounts : [{ label: rentalLabel, cents: chargedInCents }];
}
