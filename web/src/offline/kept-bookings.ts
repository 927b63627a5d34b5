import type { Kept } from './kept.ts';
import { openKeptStore } from './open-kept-store.ts';

export type KeptBookings = Kept & { ownerId: string };

/**
 * Own bookings that stay readable without a network. They lie in the browser's cache storage, which a page can empty
 * by itself when somebody signs out, also where the service worker does not answer.
 */
export const {
  write: writeKeptBookings,
  read: readKeptBookings,
  forget: forgetKeptBookings,
} = openKeptStore<KeptBookings>('own-bookings', '/own-bookings');
