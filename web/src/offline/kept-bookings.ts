import type { Kept } from './kept.ts';
import { openKeptStore } from './open-kept-store.ts';

export type KeptBookings = Kept & { ownerId: string };

/**
 * Own bookings that stay readable without a network. They're in the browser's cache storage, which a page can empty by
 * itself at a sign-out, even if the service worker doesn't answer.
 */
export const {
  write: writeKeptBookings,
  read: readKeptBookings,
  forget: forgetKeptBookings,
} = openKeptStore<KeptBookings>('own-bookings', '/own-bookings');
