import type { Db } from '../../ground/db/open-database.ts';
import { findLiveExtension } from './extension-store.ts';

/**
 * Whether it is still open when a booking ends: somebody has asked for another hour and may yet pay for it. Nothing is
 * decided about lateness until then, at most about ten minutes.
 */
export async function isExtensionHeld(db: Db, bookingId: string): Promise<boolean> {
  return (await findLiveExtension(db, bookingId))?.status === 'held';
}
