import type { Booking, BookingDetail, Session } from '@laine/contract/public/entities.ts';
import { lateCost } from '@laine/rules/price/overtime.ts';
import { answerToDoorCode } from '@laine/rules/seats/door-code.ts';
import { boundEndOf } from '@laine/rules/time/bound-end-of.ts';
import { earlier, isBefore, later } from '@laine/rules/time/instants.ts';
import { seesDoorCodes, type Staff } from '../../ground/principal.ts';
import type { Door, SessionRow } from '../sessions/list-sessions.ts';
import type { BookingRow } from './booking-store.ts';
import { amountDueInCents, paidInCents } from './booking-sums.ts';
import { isHeld } from './open-payment-page.ts';

/** Terms are accepted before anything is stored, so a stored booking always has them. */
export const presentBooking = (booking: BookingRow, customer: string | null): Booking => ({
  id: booking.id,
  status: booking.status,
  amount_total: booking.amountInCents === null ? null : paidInCents(booking),
  customer,
  metadata: {
    stationId: booking.stationId,
    start: booking.start.toString(),
    end: booking.end.toString(),
    count: String(booking.count),
    acceptedTermsAndConditions: 'true',
    phone: booking.phone,
  },
});

/** A cancelled session's code is dead, and showing it would send somebody to a closed door. */
export const presentSession = (session: SessionRow, booking: BookingRow, who: Staff): Session => ({
  id: session.id,
  status: session.status,
  code: session.status === 'cancelled' || !seesDoorCodes(who) ? null : session.code,
  isReplacement: session.replaces !== null,
  lockerNumber: session.lockerNumber,
  movedFrom: movedFrom(session),
  start: session.start.toString(),
  end: shownEndOf(session, booking).toString(),
  boundEnd: agreedBoundEndOf(session, booking).toString(),
  firstOpenTime: session.firstOpenAt?.toString() ?? null,
  closeTime: session.closeAt?.toString() ?? null,
});

/** The same as `shownEnd` in SQL. */
export function shownEndOf({ end, toldEnd }: SessionRow, booking: BookingRow): Temporal.Instant {
  const agreed = earlier(end, booking.end);
  return later(agreed, toldEnd ?? agreed);
}

const agreedBoundEndOf = (session: SessionRow, booking: BookingRow): Temporal.Instant =>
  boundEndOf({ ...session, end: earlier(session.end, booking.end) });

/** Shown until the board is collected: the renter may still have the first number in mind. */
export const movedFrom = ({ status, lockerNumber, toldLockerNumber }: MovedBoard): number | null =>
  status === 'created' && lockerNumber !== null && toldLockerNumber !== lockerNumber ? toldLockerNumber : null;

type MovedBoard = Pick<SessionRow, 'status' | 'lockerNumber' | 'toldLockerNumber'>;

/** Shown before being late costs anything, for the board that is due first. */
export function presentLateCost(booking: BookingRow, sessions: SessionRow[]): BookingDetail['lateCost'] {
  const out = sessions
    .filter(({ status }) => status === 'started')
    .map((session) => agreedBoundEndOf(session, booking));
  const cost = lateCost(booking.terms, out.reduce(earlier, out[0] ?? booking.end));
  return cost && { ...cost, from: cost.from.toString() };
}

/** A program with an API key can read the booking but has no actions. */
export type Viewer = 'customer' | 'staff' | 'program';

/**
 * Opening doors also depends on the station: `get-booking.ts` adds that. `extensions/get-booking-page.ts` adds the
 * extra hour.
 */
export function actionsFor(
  viewer: Viewer,
  booking: BookingRow & { payUrl: string | null },
  sessions: SessionRow[],
  now: Temporal.Instant,
): Omit<BookingDetail['actions'], 'canOpenDoor'> {
  const isOpen = booking.status === 'open';
  const isOwn = viewer === 'customer';
  const canPay = isOwn && isHeld(booking, now);
  return {
    resumePaymentUrl: canPay ? booking.payUrl : null,
    amountDueInCents: canPay ? amountDueInCents(booking) : null,
    heldUntil: isOpen ? (booking.heldUntil?.toString() ?? null) : null,
    canCancel: viewer !== 'program' && (isOpen || isCancellable(booking, sessions, now)),
    cancellableSessionIds: viewer === 'program' ? [] : cancellableAlone(booking, sessions, now).map(({ id }) => id),
    canExtend: false,
    extension: null,
    canConfirm: isOwn && isToConfirm(booking, sessions),
  };
}

/** True if a door could be opened now, were its station within reach. */
export const hasDoorToOpen = ({ status }: BookingRow, doors: Door[], now: Temporal.Instant): boolean =>
  status === 'complete' &&
  doors.some((door) => door.lockerNumber !== null && answerToDoorCode(door, door.isLockerFree, now) === 'opens');

/** Boards that can be cancelled separately: before the end, and uncollected. */
export const cancellableAlone = ({ status, end }: BookingRow, sessions: SessionRow[], now: Temporal.Instant) =>
  status === 'complete' && isBefore(now, end) ? sessions.filter((session) => session.status === 'created') : [];

/** Before its end, and before anything was collected. */
export const isCancellable = ({ status, end }: BookingRow, sessions: SessionRow[], now: Temporal.Instant) =>
  status === 'complete' &&
  isBefore(now, end) &&
  sessions.some((session) => session.status === 'created') &&
  sessions.every((session) => session.status === 'created' || session.status === 'cancelled');

/** Everything is back, but nobody has confirmed it yet. */
export const isToConfirm = (booking: BookingRow, sessions: SessionRow[]): boolean =>
  booking.confirmedAt === null && returnState(booking, sessions) === 'returned';

/** A board that nobody collected by the end doesn't prevent confirming the others. */
export function returnState(
  { status }: BookingRow,
  sessions: SessionRow[],
): 'returned' | 'still-out' | 'not-collected' {
  if (status !== 'complete') return 'not-collected';
  if (sessions.some((session) => session.status === 'started' || session.missingSince !== null)) return 'still-out';
  const isOver = sessions.every((session) => session.status === 'finished' || session.status === 'cancelled');
  return isOver && sessions.some((session) => session.status === 'finished') ? 'returned' : 'not-collected';
}
