import type { Kept } from './kept.ts';

/** What a page tells the worker: for whom it was made, and that their bookings may have changed. */
export type KeepWish = Pick<Kept, 'locale' | 'brandName'> & { ownerId: string | null };
