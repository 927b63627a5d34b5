import { moveBookingEnd } from '../bookings/booking-to-extend.ts';
import type { Tx } from '../db/open-database.ts';
import { planExtendedNotices } from '../notices/plan-rental-notices.ts';
import type { ExtensionRow } from './extension-store.ts';
import { updateExtension } from './extension-store.ts';

/** The hour is paid, or costs nothing: the booking ends later, and what is told about its end is planned anew. */
export async function finishExtension(tx: Tx, extension: ExtensionRow, now: Temporal.Instant): Promise<ExtensionRow> {
  const { id, bookingId, newEnd, priceInCents, ledgerId } = extension;
  await updateExtension(tx, id, { status: 'done' }, now);
  await moveBookingEnd(tx, bookingId, { end: newEnd, paidInCents: priceInCents }, now);
  await planExtendedNotices(tx, { id: bookingId, end: newEnd, chargeId: ledgerId }, now);
  return { ...extension, status: 'done', updatedAt: now };
}
