import { setTimeout as wait } from 'node:timers/promises';
import type { BookingDetail } from '@laine/contract/public/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import type { ChargeFollowUps } from '../../money/payments/charge-follow-ups.ts';
import { settlePage, syncPageOf } from '../../money/payments/sync-page.ts';
import { findBookingToExtend } from '../bookings/booking-to-extend.ts';
import { getBooking } from '../bookings/get-booking.ts';
import { findLiveExtension } from './extension-store.ts';
import { previewHour } from './preview-hour.ts';

/** A page with what we know is better than one that waits for a provider in trouble. */
const MAX_WAIT_MS = 2_500;

type BookingPage = Awaited<ReturnType<typeof getBooking>>;

/** The booking, plus the customer's options for one more hour. */
export async function getBookingPage(
  deps: Deps,
  who: Staff,
  input: { bookingId: string },
  followUps: ChargeFollowUps,
): Promise<BookingPage> {
  const found = await getBooking(deps, who, input);
  const own = await findBookingToExtend(deps.db.query, input.bookingId);
  if (who.kind !== 'person' || own?.accountId !== who.account.id || own.status !== 'complete') return found;
  const { booking, station } = (await syncHeld(deps, own.id, followUps)) ? await getBooking(deps, who, input) : found;
  return { booking: { ...booking, actions: { ...booking.actions, ...(await actionsFor(deps, own.id)) } }, station };
}

/** A returning customer is faster than the event, or it was lost. True if there was something to ask. */
async function syncHeld(deps: Deps, bookingId: string, followUps: ChargeFollowUps): Promise<boolean> {
  const held = await findLiveExtension(deps.db.query, bookingId);
  if (held?.status !== 'held' || held.cardRefusedAt === null || held.ledgerId === null) return false;
  const synced = syncPageOf(deps, { ledgerId: held.ledgerId }, settlePage(followUps)).catch((error: unknown) => {
    deps.log.warn({ bookingId, error: error instanceof Error ? error.name : 'unknown' }, 'payment not asked');
  });
  await Promise.race([synced, wait(MAX_WAIT_MS, undefined, { ref: false })]);
  return true;
}

type ExtensionActions = Pick<BookingDetail['actions'], 'canExtend' | 'extension'>;

async function actionsFor(deps: Deps, bookingId: string): Promise<ExtensionActions> {
  const booking = await findBookingToExtend(deps.db.query, bookingId);
  const hour = booking && (await previewHour(deps, booking).catch(unlessRefused));
  if (!hour) return { canExtend: false, extension: null };
  const { priceInCents, newEnd, status, heldUntil, cardRefusedAt } = hour;
  const waitsFor = cardRefusedAt === null ? 'card' : 'payment';
  return {
    canExtend: status === 'offered',
    extension: {
      priceInCents,
      end: newEnd.toString(),
      held: heldUntil && { until: heldUntil.toString(), waitsFor },
    },
  };
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
