import { HOUR_IN_SECONDS } from '@laine/rules/constants.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { planExtendedNotices } from '../../telling/notices/plan-rental-notices.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { moveBookingEnd } from '../bookings/booking-to-extend.ts';
import { addPaidTime } from '../sessions/paid-time.ts';
import type { ExtensionRow } from './extension-store.ts';
import { updateExtension } from './extension-store.ts';

/** Customers wait about this long for the card, and may be back on the water after that. */
const WAITED_FOR_SECONDS = 30;

/** On a page they see the outcome themselves. */
const isPaidLater = ({ cardRefusedAt, createdAt }: ExtensionRow, now: Temporal.Instant) =>
  cardRefusedAt === null && secondsBetween(createdAt, now) >= WAITED_FOR_SECONDS;

/** The hour is paid or free: the booking ends later, and notices about its end are rescheduled. */
export async function finishExtension(tx: Tx, extension: ExtensionRow, now: Temporal.Instant): Promise<ExtensionRow> {
  const { id, bookingId, sessionIds, newEnd, priceInCents, ledgerId } = extension;
  await updateExtension(tx, id, { status: 'done' }, now);
  await moveBookingEnd(tx, bookingId, { end: newEnd, paidInCents: priceInCents }, now);
  await addPaidTime(tx, sessionIds, HOUR_IN_SECONDS);
  const added = { bookingId, kind: 'hour-added', occasion: id, now } as const;
  const planned = planExtendedNotices({ id: bookingId, end: newEnd, chargeId: ledgerId }, now);
  await queueNotices(tx, ...planned, ...(isPaidLater(extension, now) ? [added] : []));
  return { ...extension, status: 'done', updatedAt: now };
}
