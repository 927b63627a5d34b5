import { setTimeout as wait } from 'node:timers/promises';
import type { BookingDetail, Station } from '@laine/contract/public/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { MAX_WAIT_FOR_STATION_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { runs } from '../../ground/principal.ts';
import { findOpenPageOf } from '../../money/payments/payment-pages.ts';
import { laterRefundedInCents, listRefundParts, refundSums } from '../../money/payments/refund-parts.ts';
import { listTransfersOf } from '../../money/payments/refunds/list-transfers-of.ts';
import { syncPageOf } from '../../money/payments/sync-page.ts';
import { getStationOfBooking } from '../../site/stations/facts/list-stations.ts';
import { isStationConnected } from '../../site/stations/link/is-station-connected.ts';
import { isCodeKnown, listDoorsOf, listSessionsOf } from '../sessions/list-sessions.ts';
import { applyHoldPage } from './apply-checkout.ts';
import type { BookingRow } from './booking-store.ts';
import { findBooking } from './booking-store.ts';
import { passHourBack } from './charge-pass-hour.ts';
import { findPaymentCustomerId } from './customer-store.ts';
import type { Viewer } from './present-booking.ts';
import { actionsFor, hasDoorToOpen, presentBooking, presentLateCost, presentSession } from './present-booking.ts';
import { visiblePhone } from './visible-phone.ts';

/** A page with what we know is better than one that waits for a provider in trouble. */
const MAX_WAIT_MS = 2_500;

/**
 * For its customer and the staff of its station; for everyone else it doesn't exist. Overtime and questions about
 * returns belong to domains above this one: the route adds them.
 */
export async function getBooking(
  deps: Deps,
  who: Staff,
  { bookingId }: { bookingId: string },
): Promise<{ booking: Omit<BookingDetail, 'overtime' | 'returns' | 'sharing' | 'news'>; station: Station }> {
  const { viewer, booking: found } = await getVisibleBooking(deps, who, bookingId);
  // These actions need the cookie, so a caller with a token isn't offered them.
  const actsAs = who.kind === 'person' && who.isBearer ? 'program' : viewer;
  const booking = found.status === 'open' ? await askProvider(deps, found) : found;
  const { query } = deps.db;
  const sessions = await listSessionsOf(query, bookingId);
  const phone = visiblePhone(who, booking, deps.now());
  const payUrl = booking.status === 'open' ? (await findOpenPageOf(query, { bookingId }))?.url : null;
  const refundParts = await listRefundParts(query, bookingId, deps.now());
  return {
    booking: {
      ...presentBooking({ ...booking, phone }, await findPaymentCustomerId(query, booking.accountId)),
      sessions: sessions.map((session) => presentSession(session, booking, who)),
      actions: {
        ...actionsFor(actsAs, { ...booking, payUrl: payUrl ?? null }, sessions, deps.now()),
        canOpenDoor: actsAs === 'customer' && (await canOpenDoor(deps, booking)),
      },
      refundedInCents: refundSums(refundParts).refundedInCents,
      refundParts: [...refundParts, ...(await passHourBack(query, booking))],
      laterRefundedInCents: await laterRefundedInCents(query, bookingId),
      transfers: actsAs === 'customer' ? await listTransfersOf(query, bookingId) : [],
      giftCardInCents: booking.giftCardInCents,
      passInCents: booking.passInCents,
      awaitsStation: await awaitsStation(deps, booking),
      confirmedAt: booking.confirmedAt?.toString() ?? null,
      cancelledBy: booking.cancelledBy,
      lateCost: presentLateCost(booking, sessions),
    },
    station: await getStationOfBooking(deps, booking.stationId),
  };
}

/**
 * True while its refund is waiting, too; a connected station answers within seconds, which isn't worth a warning. A
 * booking that continues may have boards that were cancelled separately.
 */
async function awaitsStation({ db, now }: Deps, { id, stationId, status, end }: BookingRow): Promise<boolean> {
  if (!isBefore(now(), plusSeconds(end, MAX_WAIT_FOR_STATION_SECONDS))) return false;
  const isCodeLive = await isCodeKnown(db.query, id, { onlyAlone: status !== 'expired' });
  return isCodeLive && !(await isStationConnected(db.query, stationId));
}

async function canOpenDoor(deps: Deps, booking: BookingRow): Promise<boolean> {
  const doors = await listDoorsOf(deps.db.query, booking.id);
  return hasDoorToOpen(booking, doors, deps.now()) && isStationConnected(deps.db.query, booking.stationId);
}

export async function getVisibleBooking(
  deps: Deps,
  who: Staff,
  bookingId: string,
): Promise<{ viewer: Viewer; booking: BookingRow }> {
  const booking = await findBooking(deps.db.query, bookingId);
  if (who.kind === 'person' && booking?.accountId === who.account.id) return { viewer: 'customer', booking };
  if (booking && runs(who, booking.stationId)) return { viewer: who.kind === 'person' ? 'staff' : 'program', booking };
  throw new Refusal('not-found');
}

/** At a station that the caller runs; includes the caller's own bookings. */
export async function getRunBooking(deps: Deps, who: Staff, bookingId: string): Promise<BookingRow> {
  const { booking } = await getVisibleBooking(deps, who, bookingId);
  if (!runs(who, booking.stationId)) throw new Refusal('not-found');
  return booking;
}

/** The customer returned from paying before the webhook came, or the webhook was lost, so we ask. */
async function askProvider(deps: Deps, booking: BookingRow): Promise<BookingRow> {
  const synced = syncPageOf(deps, { bookingId: booking.id }, applyHoldPage).catch((error: unknown) => {
    deps.log.warn(
      { bookingId: booking.id, error: error instanceof Error ? error.name : 'unknown' },
      'payment not asked',
    );
  });
  await Promise.race([synced, wait(MAX_WAIT_MS, undefined, { ref: false })]);
  return (await findBooking(deps.db.query, booking.id)) ?? booking;
}
