import { quote } from '@laine/rules/price/quote.ts';
import { readAgreedTerms } from '../../../ground/agreed-terms.ts';
import type { Tx } from '../../../ground/db/open-database.ts';
import type { OvertimeBoard } from '../../../ground/db/tables/money.ts';
import { paymentWords } from '../../../ground/texts/payment-words.ts';
import { mailNoticeText } from '../../../ground/texts/texts.ts';
import { overtimeLines } from '../../../telling/notices/overtime-lines.ts';
import type { LedgerRow } from '../ledger-store.ts';
import type { PaidFor } from './paid-for.ts';
import type { ReceiptLine } from './receipt-data.ts';

/**
 * The purchase in the customer's words, adding up to the sum. A refund is one line; money returned by a bank repeats
 * the first document's lines.
 */
export async function receiptLines(
  tx: Tx,
  row: LedgerRow,
  totalInCents: number,
  paidFor: PaidFor,
  firstLines: ReceiptLine[],
): Promise<ReceiptLine[]> {
  const { locale } = paidFor;
  const single = (label: string) => [{ label, cents: totalInCents }];
  if (row.kind === 'refund') return single(mailNoticeText(locale, 'line-refund'));
  if (row.kind === 'dispute') return single(paymentWords[locale].debt.dispute);
  if (row.kind === 'dispute-return')
    return ifTheyMakeUp(totalInCents, firstLines, () => single(mailNoticeText(locale, 'line-other')));
  switch (row.purpose) {
    case 'rental':
      return ifTheyMakeUp(totalInCents, rentalLines(paidFor), () =>
        single(mailNoticeText(locale, 'line-rental-alone')),
      );
    case 'overtime':
      return ifTheyMakeUp(totalInCents, overtimeLines(await readLateBoards(tx, row), paidFor), () =>
        single(mailNoticeText(locale, 'line-overtime')),
      );
    case 'pass':
      return single(`${mailNoticeText(locale, 'line-pass')}: ${paidFor.name ?? ''}`);
    case 'extension':
    case 'compensation':
    case 'gift-card':
      return single(mailNoticeText(locale, `line-${row.purpose}`));
    case 'late-cancellation':
      return single(mailNoticeText(locale, (await isNoShow(tx, row)) ? 'line-no-show' : 'line-late-cancellation'));
    case 'dispute':
      return single(paymentWords[locale].debt.dispute);
    default:
      return single(mailNoticeText(locale, 'line-other'));
  }
}

/** If the parts don't add up, as for a doubled debt, only the sum is shown. */
function ifTheyMakeUp(totalInCents: number, lines: ReceiptLine[], otherwise: () => ReceiptLine[]): ReceiptLine[] {
  const made = lines.reduce((sum, { cents }) => sum + cents, 0);
  return lines.length > 0 && made === totalInCents ? lines : otherwise();
}

/** As on the form. A pass counts as a discount; a gift card is a means of payment and gets no line. */
function rentalLines({ locale, rental }: PaidFor): ReceiptLine[] {
  if (!rental) return [];
  const { start, count, passInCents } = rental;
  const price = quote(readAgreedTerms(rental.tariff), { start, end: endBeforeHour(rental) }, count);
  const times = count === 1 ? '' : `${count} × `;
  return [
    { label: times + mailNoticeText(locale, 'line-starting-fee'), cents: price.startingFeeInCents * count },
    {
      label: times + mailNoticeText(locale, 'line-rental', { minutes: price.minutes }),
      cents: price.hourlyFeeInCents * count,
    },
    { label: mailNoticeText(locale, 'line-pass'), cents: -passInCents },
  ].filter(({ cents }) => cents !== 0);
}

/** Without the one more hour, which has a document of its own. */
export const endBeforeHour = ({ end, extendedAt }: NonNullable<PaidFor['rental']>): Temporal.Instant =>
  extendedAt === null ? end : end.subtract({ hours: 1 });

/** The price is the same whether the pass hour was cancelled too late or nobody came. */
async function isNoShow(tx: Tx, { bookingId }: LedgerRow): Promise<boolean> {
  if (bookingId === null) return false;
  const booking = tx.selectFrom('bookings').select('cancelledBy').where('id', '=', bookingId);
  return (await booking.executeTakeFirstOrThrow()).cancelledBy === null;
}

async function readLateBoards(tx: Tx, { bookingId }: LedgerRow): Promise<OvertimeBoard[]> {
  if (bookingId === null) return [];
  const overtime = await tx
    .selectFrom('overtimes')
    .select('boards')
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();
  return overtime?.boards ?? [];
}
