import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import type { Locale } from '@laine/contract/states.ts';
import { KEPT_OFFLINE_AFTER_END_SECONDS } from '@laine/rules/constants.ts';

/**
 * Own bookings that stay readable without a network. They lie in the browser's cache storage, which a page can empty
 * by itself when somebody signs out, also where the service worker does not answer.
 */
export const OWN_BOOKINGS_CACHE = 'own-bookings';
const PLACE = '/own-bookings';

const KEPT_AFTER_END_MS = KEPT_OFFLINE_AFTER_END_SECONDS * 1_000;

export type KeptBookings = {
  ownerId: string;
  locale: Locale;
  brandName: string;
  /** What the product's clock and the browser's clock showed when these were read. */
  readAt: { product: number; browser: number };
  bookings: ComingBooking[];
};

/** The product's clock, as far as the browser's tells it. */
export const productNow = ({ readAt }: Pick<KeptBookings, 'readAt'>, browserNow: number): number =>
  readAt.product + Math.max(0, browserNow - readAt.browser);

/** Without those that are over by now; undefined where nothing is left. */
export function stillKept(kept: KeptBookings, browserNow: number): KeptBookings | undefined {
  const now = productNow(kept, browserNow);
  const bookings = kept.bookings.filter(({ end }) => now < Date.parse(end) + KEPT_AFTER_END_MS);
  return bookings.length === 0 ? undefined : { ...kept, bookings };
}

export async function writeKeptBookings(kept: KeptBookings): Promise<void> {
  const cache = await caches.open(OWN_BOOKINGS_CACHE);
  await cache.put(PLACE, Response.json(kept));
}

export async function readKeptBookings(browserNow: number): Promise<KeptBookings | undefined> {
  const found = await caches.match(PLACE, { cacheName: OWN_BOOKINGS_CACHE });
  if (!found) return undefined;
  const kept = stillKept((await found.json()) as KeptBookings, browserNow);
  if (!kept) await forgetKeptBookings();
  return kept;
}

export async function forgetKeptBookings(): Promise<void> {
  await caches.delete(OWN_BOOKINGS_CACHE);
}
