import { quote } from '@laine/rules/price/quote.ts';
import type { BookingRow } from './booking-store.ts';

type Priced = Pick<BookingRow, 'terms' | 'start' | 'end' | 'count' | 'passInCents' | 'giftCardInCents'>;

/** The price less the parts of pass and gift card. */
export const amountDueInCents = (booking: Priced): number =>
  quote(booking.terms, booking, booking.count).totalInCents - booking.passInCents - booking.giftCardInCents;

/** By card and by gift card together. */
export const paidInCents = ({
  amountInCents,
  giftCardInCents,
}: Pick<BookingRow, 'amountInCents' | 'giftCardInCents'>) =>
  amountInCents === null ? 0 : amountInCents + giftCardInCents;
