import type { AdminBookingDetail } from '@laine/contract/admin/booking-calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { isOwnThing, stationsOf } from '../../ground/principal.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import { listNotices } from '../../telling/notices/list-notices.ts';
import { getRunBooking } from '../bookings/get-booking.ts';
import { isMoneyBackUsedUp } from '../bookings/is-money-back-used-up.ts';
import { presentAdminBooking } from '../bookings/present-admin-booking.ts';
import { actionsFor, isToConfirm } from '../bookings/present-booking.ts';
import { previewHour } from '../extensions/preview-hour.ts';
import { readOvertime } from '../overtime/read-overtime.ts';
import { listProblems } from '../problems/list-problems.ts';
import { readReturns } from '../returns/read-returns.ts';
import { listDoorsOf, listSessionsOf, listWholeSessionsOf } from '../sessions/list-sessions.ts';
import { presentAdminSession } from '../sessions/present-admin-session.ts';
import { bookingTimeline } from './booking-timeline.ts';
import { goodwillLeftInCents, keptInCents } from './goodwill-left-in-cents.ts';
import { listLockerFitness } from './list-day.ts';
import { hasCodeToSend } from './resend-code.ts';
import { isOfOwnersBusiness } from './timeline-entries.ts';

const MAX_PROBLEMS = 100;

/** For people and programs of its station: the booking, its history, and their rights. */
export async function getBookingDetail(
  deps: Deps,
  staff: Staff,
  { bookingId }: { bookingId: string },
): Promise<AdminBookingDetail> {
  const { query } = deps.db;
  const booking = await getRunBooking(deps, staff, bookingId);
  const station = await findBookingStation(query, booking.stationId);
  if (!station) throw new Refusal('not-found');
  const seesAll = stationsOf(staff) === 'all';
  const sessions = await listWholeSessionsOf(query, bookingId);
  const doors = await listDoorsOf(query, bookingId);
  const notices = (await listNotices(deps.db.query, bookingId)).filter(
    ({ kind }) => seesAll || isOfOwnersBusiness(kind),
  );
  const { problems } = await listProblems(deps, staff, { bookingId, offset: 0, limit: MAX_PROBLEMS });
  const { questions } = await readReturns(query, bookingId, deps.now());
  return {
    booking: await presentAdminBooking(deps, staff, booking),
    station: {
      id: station.id,
      name: station.facts?.name ?? station.id,
      timeZone: station.facts?.timeZone ?? 'UTC',
      connected: station.isConnected,
      openDoors: doors.flatMap(({ isOpen, lockerNumber }) => (isOpen ? (lockerNumber ?? []) : [])),
      unfitLockers: (await listLockerFitness(query, station.id)).filter(
        ({ number, isInService, lacks }) =>
          (!isInService || lacks.length > 0) && doors.some(({ lockerNumber }) => lockerNumber === number),
      ),
    },
    customer: { personId: seesAll ? booking.accountId : null, locale: booking.locale },
    sessions: sessions.map((session) => presentAdminSession(session, staff)),
    notices: notices.map((notice) => ({
      ...notice,
      sentAt: notice.sentAt?.toString() ?? null,
      createdAt: notice.createdAt.toString(),
    })),
    problems,
    isMoneyBackUsedUp: problems.length > 0 && (await isMoneyBackUsedUp(query, bookingId, deps.now())),
    questions: questions.filter(({ answer }) => answer === null),
    objection: staff.kind === 'person' && staff.isAdmin ? await findOpenObjection(deps, bookingId) : null,
    rights: await rightsOf(deps, staff, { booking, station }),
    timeline: await bookingTimeline(deps, staff, { booking, sessions, problems, notices }),
  };
}

async function findOpenObjection(deps: Deps, bookingId: string): Promise<AdminBookingDetail['objection']> {
  const overtime = await readOvertime(deps.db.query, bookingId);
  if (overtime?.state !== 'objected' || overtime.objection === null) return null;
  const { text, at } = overtime.objection;
  return { text, at, amountInCents: overtime.totalInCents };
}

type Subject = {
  booking: Awaited<ReturnType<typeof getRunBooking>>;
  station: NonNullable<Awaited<ReturnType<typeof findBookingStation>>>;
};

/** Programs only read. */
async function rightsOf(
  deps: Deps,
  staff: Staff,
  { booking, station }: Subject,
): Promise<AdminBookingDetail['rights']> {
  const { query } = deps.db;
  const now = deps.now();
  const isOwn = isOwnThing(staff, booking.accountId);
  const refundable = await keptInCents(query, booking.id);
  if (staff.kind === 'program') {
    return {
      isOwn,
      cancellableSessionIds: [],
      canCancelAll: false,
      extendableUntil: null,
      canResendCode: false,
      canConfirmReturn: false,
      goodwillLeftInCents: 0,
      refundableInCents: refundable,
    };
  }
  const sessions = await listSessionsOf(query, booking.id);
  const actions = actionsFor('staff', { ...booking, payUrl: null }, sessions, now);
  return {
    isOwn,
    cancellableSessionIds: isOwn ? [] : actions.cancellableSessionIds,
    canCancelAll: !isOwn && actions.canCancel,
    extendableUntil: isOwn ? null : await extendableUntil(deps, booking),
    canResendCode: await hasCodeToSend(query, booking, now),
    canConfirmReturn: staff.isAdmin && isToConfirm(booking, sessions),
    goodwillLeftInCents: isOwn ? 0 : await goodwillLeftInCents(query, staff, { station, bookingId: booking.id }, now),
    refundableInCents: refundable,
  };
}

async function extendableUntil(deps: Deps, booking: Subject['booking']): Promise<string | null> {
  try {
    const { status, newEnd } = await previewHour(deps, booking);
    return status === 'offered' ? newEnd.toString() : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
