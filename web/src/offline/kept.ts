import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import type { Locale } from '@laine/contract/states.ts';
import { KEPT_OFFLINE_AFTER_END_SECONDS } from '@laine/rules/constants.ts';

const KEPT_AFTER_END_MS = KEPT_OFFLINE_AFTER_END_SECONDS * 1_000;

/** Data that stays readable without a network, in the reader's language. */
export type Kept = {
  locale: Locale;
  brandName: string;
  /** Both clocks at the time of reading. */
  readAt: { product: number; browser: number };
  bookings: ComingBooking[];
};

/** The product's time, derived from the browser's clock. */
export const productNow = ({ readAt }: Pick<Kept, 'readAt'>, browserNow: number): number =>
  readAt.product + Math.max(0, browserNow - readAt.browser);

/** Without bookings that are over; undefined if none are left. */
export function stillKept<T extends Kept>(kept: T, browserNow: number): T | undefined {
  const now = productNow(kept, browserNow);
  const bookings = kept.bookings.filter(({ end }) => now < Date.parse(end) + KEPT_AFTER_END_MS);
  return bookings.length === 0 ? undefined : { ...kept, bookings };
}
