import type { KeptBookings } from './kept-bookings.ts';

/** What a page tells the worker: for whom it was made, and that their bookings may have changed. */
export type KeepWish = Pick<KeptBookings, 'locale' | 'brandName'> & { ownerId: string | null };
