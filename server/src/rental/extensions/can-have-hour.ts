import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import { findBookingToExtend } from '../bookings/booking-to-extend.ts';
import { previewHour } from './preview-hour.ts';

/** True if asking for an hour would give a price now, or resume one that is held. */
export async function canHaveHour(deps: Pick<Deps, 'db' | 'now'>, bookingId: string): Promise<boolean> {
  const booking = await findBookingToExtend(deps.db.query, bookingId);
  if (!booking) return false;
  try {
    await previewHour(deps, booking);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
