import { quote } from '@laine/rules/price/quote.ts';
import type { BookingRow } from './booking-store.ts';

type Priced = Pick<BookingRow, 'terms' | 'start' | 'end' | 'count' | 'passInCents' | 'giftCardInCents'>;

/** What the payment page asks for: the price without what the pass takes off and the gift card pays. */
export const amountDueInCents = (booking: Priced): number =>
  quote(booking.terms, booking, booking.count).totalInCents - booking.passInCents - booking.giftCardInCents;

/** What the customer paid: by card and by gift card. */
export const paidInCents = ({
  amountInCents,
  giftCardInCents,
}: Pick<BookingRow, 'amountInCents' | 'giftCardInCents'>) =>
  amountInCents === null ? 0 : amountInCents + giftCardInCents;
