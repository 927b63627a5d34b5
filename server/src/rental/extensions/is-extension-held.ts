import type { Db } from '../../ground/db/open-database.ts';
import { findLiveExtension } from './extension-store.ts';

/**
 * A customer has asked for another hour and may still pay, so the end of the booking is open. Lateness waits for that,
 * at most about ten minutes.
 */
export async function isExtensionHeld(db: Db, bookingId: string): Promise<boolean> {
  return (await findLiveExtension(db, bookingId))?.status === 'held';
}
