import type { Kept } from './kept.ts';

/** A page's message to the worker: its viewer, and that their bookings may have changed. */
export type KeepWish = Pick<Kept, 'locale' | 'brandName'> & {
  ownerId: string | null;
  /** The page runs as an app of its own, with an icon. */
  isInstalled: boolean;
};
