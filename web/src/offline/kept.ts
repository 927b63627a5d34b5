import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import type { Locale } from '@laine/contract/states.ts';
import { KEPT_OFFLINE_AFTER_END_SECONDS } from '@laine/rules/constants.ts';

const KEPT_AFTER_END_MS = KEPT_OFFLINE_AFTER_END_SECONDS * 1_000;

/** What stays readable without a network, in the words of whoever reads it. */
export type Kept = {
  locale: Locale;
  brandName: string;
  /** What the product's clock and the browser's clock showed when these were read. */
  readAt: { product: number; browser: number };
  bookings: ComingBooking[];
};

/** The product's clock, as far as the browser's tells it. */
export const productNow = ({ readAt }: Pick<Kept, 'readAt'>, browserNow: number): number =>
  readAt.product + Math.max(0, browserNow - readAt.browser);

/** Without those that are over by now; undefined where nothing is left. */
export function stillKept<T extends Kept>(kept: T, browserNow: number): T | undefined {
  const now = productNow(kept, browserNow);
  const bookings = kept.bookings.filter(({ end }) => now < Date.parse(end) + KEPT_AFTER_END_MS);
  return bookings.length === 0 ? undefined : { ...kept, bookings };
}
