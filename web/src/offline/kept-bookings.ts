import { type Kept, stillKept } from './kept.ts';

/**
 * Own bookings that stay readable without a network. They lie in the browser's cache storage, which a page can empty
 * by itself when somebody signs out, also where the service worker does not answer.
 */
export const OWN_BOOKINGS_CACHE = 'own-bookings';
const PLACE = '/own-bookings';

export type KeptBookings = Kept & { ownerId: string };

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
