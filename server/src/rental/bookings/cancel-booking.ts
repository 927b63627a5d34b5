import type { RefundPart } from '@laine/contract/public/refund-part.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { countLargeSum } from '../../ground/budgets/count-large-sum.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { PaymentProblem } from '../../ground/ports/payment-provider.ts';
import type { Person } from '../../ground/principal.ts';
import { requireSomebodyElsesBooking, runs } from '../../ground/principal.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import { readRefundable } from '../../money/payments/refundable.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { cancelSessions } from '../sessions/cancel-sessions.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';
import type { BookingRow } from './booking-store.ts';
import { findBooking, lockBooking, updateBooking } from './booking-store.ts';
import { cancelSomeBoards } from './cancel-some-boards.ts';
import type { Scope } from './cancellation-sums.ts';
import { cancellationSums, isWhole, refundPurpose } from './cancellation-sums.ts';
import { chargePassHour, deductedForHour, givePassHourBack } from './charge-pass-hour.ts';
import { chooseBoards } from './choose-boards.ts';
import { endHold } from './end-hold.ts';
import { getVisibleBooking } from './get-booking.ts';
import { listAtFault } from './list-at-fault.ts';
import type { Viewer } from './present-booking.ts';
import { cancellableAlone } from './present-booking.ts';
import { isUnheard, tellCancellation } from './tell-cancellation.ts';

type Cancellation = {
  refundInCents: number;
  parts: RefundPart[];
  paidInCents: number;
  passChargeInCents: number;
  awaitsStation: boolean;
  cancelled: boolean;
};

/** For an unpaid booking. */
const nothing = { refundInCents: 0, parts: [], paidInCents: 0, passChargeInCents: 0, awaitsStation: false };

const isOutOfReach = (station: BookingStation | undefined) =>
  station !== undefined && station.hasProgram && !station.isConnected;

type CancelWish = {
  bookingId: string;
  preview: boolean;
  /** Defaults to all boards. */
  sessionIds?: readonly string[] | undefined;
  /** The refund that the customer agreed to. */
  refundInCents?: number | undefined;
  /** The reason that staff gave, for the record. */
  reason?: string | undefined;
};

/** Cancels by the rule that the customer agreed to, or for staff with a full refund; a preview only returns the sum. */
export async function cancelBooking(deps: Deps, actor: Actor<Person>, wish: CancelWish): Promise<Cancellation> {
  const { viewer, booking } = await getVisibleBooking(deps, actor.who, wish.bookingId);
  return cancelAs(deps, viewer, actor, booking, wish);
}

/** The operator is at fault: everything is refunded. Staff cancel their own bookings like any customer. */
export async function cancelForOperator(deps: Deps, actor: Actor<Person>, wish: CancelWish): Promise<Cancellation> {
  const { booking } = await getVisibleBooking(deps, actor.who, wish.bookingId);
  if (!runs(actor.who, booking.stationId)) throw new Refusal('not-found');
  requireSomebodyElsesBooking(actor.who, booking);
  return cancelAs(deps, 'staff', actor, booking, wish);
}

/** For a cause recorded elsewhere that nobody is waiting for, such as a ban: everything is refunded. */
export async function cancelOnRecord(deps: Deps, bookingId: string): Promise<Cancellation> {
  const booking = await findBooking(deps.db.query, bookingId);
  if (!booking) throw new Refusal('not-found');
  return cancelAs(deps, 'staff', undefined, booking, { bookingId, preview: false });
}

/** Part of the transaction that takes the boards. Skips collected and cancelled ones. Returns the refund. */
export async function cancelUnserved(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<number> {
  const booking = await lockBooking(tx, bookingId);
  const unserved = await sumUnserved(tx, booking, now);
  if (!unserved) return 0;
  const { scope, sums } = unserved;
  if (isWhole(scope)) await cancelPaid(tx, booking, { scope, viewer: 'staff', ...sums }, now);
  else await cancelSomeBoards(tx, booking, { scope, viewer: 'staff', ...sums }, now);
  return sums.refundInCents;
}

/** The refund if a booking lost its boards now. */
export async function unservedRefundInCents(db: Db, bookingId: string, now: Temporal.Instant): Promise<number> {
  const booking = await findBooking(db, bookingId);
  const unserved = booking && (await sumUnserved(db, booking, now));
  return unserved?.sums.refundInCents ?? 0;
}

/** Undefined if nothing is left to cancel. */
async function sumUnserved(db: Db, booking: BookingRow, now: Temporal.Instant) {
  const sessions = await listSessionsOf(db, booking.id);
  const boards = cancellableAlone(booking, sessions, now);
  if (boards.length === 0) return undefined;
  const refundable = await readRefundable(db, booking.id);
  const scope = { sessions, boards, atFault: boards, refundable, deductedForHour: await deductedForHour(db, booking) };
  return { scope, sums: cancellationSums(booking, scope, now) };
}

async function cancelAs(
  deps: Deps,
  viewer: Viewer,
  actor: Actor<Person> | undefined,
  booking: BookingRow,
  wish: CancelWish,
): Promise<Cancellation> {
  if (booking.status === 'open' && wish.preview) return { ...nothing, cancelled: false };
  if (wish.preview) return preview(deps, booking, viewer, wish);
  if (booking.status === 'open') {
    if (viewer === 'staff' && actor) await auditCancellation(deps.db.query, actor, booking, wish, deps.now());
    return cancelHold(deps, booking, viewer);
  }

  const answer = await withLockedStation(deps, booking.stationId, async (tx, station) => {
    const locked = await lockBooking(tx, booking.id);
    const now = deps.now();
    const scope = await scopeOf(tx, viewer, { station, booking: locked, wish }, now);
    const sums = cancellationSums(locked, scope, now);
    const told = tellCancellation(locked, scope, sums);
    if (told.refundInCents !== (wish.refundInCents ?? told.refundInCents)) throw new Refusal('state-moved-on');
    if (viewer === 'staff' && actor) {
      await countLargeSum(deps, tx, actor.who, sums.refundInCents, now);
      await auditCancellation(tx, actor, locked, wish, now);
    }
    if (isWhole(scope)) await cancelPaid(tx, locked, { scope, viewer, ...sums }, now);
    else await cancelSomeBoards(tx, locked, { scope, viewer, ...sums }, now);
    return { ...told, awaitsStation: isOutOfReach(station), cancelled: true };
  });
  return answer.awaitsStation ? answer : { ...answer, awaitsStation: await isUnheard(deps.db.query, booking.id) };
}

type Chosen = { station: BookingStation | undefined; booking: BookingRow; wish: Pick<CancelWish, 'sessionIds'> };

async function scopeOf(
  db: Db,
  viewer: Viewer,
  { station, booking, wish }: Chosen,
  now: Temporal.Instant,
): Promise<Scope> {
  const chosen = await chooseBoards(db, booking, wish.sessionIds, now);
  const { boards: sessions } = chosen;
  const unserved = { station, bookingId: booking.id, sessions };
  return { ...chosen, atFault: viewer === 'staff' ? sessions : await listAtFault(db, unserved) };
}

type PaidCancellation = { scope: Scope; viewer: Viewer } & Pick<
  ReturnType<typeof cancellationSums>,
  'refundInCents' | 'passChargeInCents' | 'passBackInCents'
>;

async function cancelPaid(tx: Tx, booking: BookingRow, cancellation: PaidCancellation, now: Temporal.Instant) {
  const { scope, viewer, refundInCents, passChargeInCents, passBackInCents } = cancellation;
  const { id: bookingId, accountId } = booking;
  const cancelledBy = viewer === 'customer' ? 'customer' : 'operator';
  // A cancellation in time gives the pass back; after that the hour counts as used, and is charged.
  const pass = passChargeInCents === 0 ? { passBusyUntil: null } : {};
  await updateBooking(tx, bookingId, { status: 'expired', cancelledAt: now, cancelledBy, ...pass }, now);
  await cancelSessions(tx, bookingId, now);
  const purpose = refundPurpose(scope);
  await queueRefund(tx, { of: { bookingId }, accountId, purpose, amountInCents: refundInCents }, now);
  await chargePassHour(tx, booking, passChargeInCents, now);
  await givePassHourBack(tx, booking, passBackInCents, now);
  const told = { bookingId, isOnPage: viewer === 'customer', now };
  await queueNotices(tx, { ...told, kind: 'cancellation-asked' }, { ...told, kind: 'booking-cancelled' });
}

async function preview(deps: Deps, booking: BookingRow, viewer: Viewer, wish: CancelWish): Promise<Cancellation> {
  const now = deps.now();
  const { query } = deps.db;
  const station = await findBookingStation(query, booking.stationId);
  const scope = await scopeOf(query, viewer, { station, booking, wish }, now);
  const told = tellCancellation(booking, scope, cancellationSums(booking, scope, now));
  return { ...told, awaitsStation: isOutOfReach(station), cancelled: false };
}

/** Nothing was paid. If it turns out that the customer has just paid, they must see the refund before they decide. */
async function cancelHold(deps: Deps, booking: BookingRow, viewer: Viewer): Promise<Cancellation> {
  const status = await endHold(deps, booking.id, viewer === 'customer' ? 'customer' : 'operator').catch(
    (error: unknown) => {
      // The hold ends by itself soon; until the page is closed somebody could still pay.
      throw error instanceof PaymentProblem ? new Refusal('payment-unavailable', {}, 10) : error;
    },
  );
  if (status !== 'expired') throw new Refusal('state-moved-on');
  return { ...nothing, cancelled: true };
}

async function auditCancellation(
  db: Db,
  actor: Actor<Person>,
  { id, stationId }: BookingRow,
  { reason, sessionIds }: CancelWish,
  now: Temporal.Instant,
) {
  await recordAction(
    db,
    actor,
    {
      action: 'booking-cancelled',
      target: id,
      stationId,
      data: { reason: reason ?? null, ...(sessionIds && { sessionIds }) },
    },
    now,
  );
}
