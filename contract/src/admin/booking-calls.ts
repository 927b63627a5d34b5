import { z } from 'zod';
import { get, post } from '../call.ts';
import { Cents, Day, Id, LockerNumber, Moment, PageQuery, Pagination, StationId, Reason } from '../fields.ts';
import { Overtime } from '../public/entities.ts';
import { BookingStatus, GoodwillReason, Locale, QuestionedBecause } from '../states.ts';
import { AdminBooking, ReportedProblem, AdminSession, Notice } from './entities.ts';
import { LockerFitness } from './station-day.ts';
import { TimelineEntry } from './timeline.ts';

const bookingParams = z.object({ bookingId: Id });

/** The viewer's rights on this booking right now. */
const BookingRights = z.object({
  /** The viewer's own booking: as staff they can't give it anything, move it or decide about it. */
  isOwn: z.boolean(),
  cancellableSessionIds: z.array(Id),
  canCancelAll: z.boolean(),
  /** The rental's end with one more hour; null if no hour can be added. */
  extendableUntil: Moment.nullable(),
  canResendCode: z.boolean(),
  /** An admin may confirm for the customer that the rental has ended. */
  canConfirmReturn: z.boolean(),
  /** The goodwill that the viewer may still give; null where only the paid sum limits it. */
  goodwillLeftInCents: Cents.nullable(),
  /** The paid sum less refunds and vouchers. */
  refundableInCents: Cents,
});

/** Somebody says that the board is back, and staff haven't looked yet. */
const OpenQuestion = z.object({ sessionId: Id, lockerNumber: z.int(), why: QuestionedBecause, stoppedAt: Moment });

/** The customer's words against an overtime charge. */
const OpenObjection = z.object({ text: z.string(), at: Moment, amountInCents: Cents });

export const AdminBookingDetail = z.object({
  booking: AdminBooking,
  station: z.object({
    id: StationId,
    name: z.string(),
    timeZone: z.string(),
    connected: z.boolean(),
    /** Lockers with boards of this booking whose door stands open, by its sensor. */
    openDoors: z.array(LockerNumber),
    /** Lockers with boards of this booking that can't be given to anybody as they are. */
    unfitLockers: z.array(LockerFitness),
  }),
  /** `personId` for admins only. */
  customer: z.object({ personId: Id.nullable(), locale: Locale }),
  sessions: z.array(AdminSession),
  notices: z.array(Notice),
  problems: z.array(ReportedProblem),
  /** The customer reported a problem, and took money back too often lately to do so again without staff. */
  isMoneyBackUsedUp: z.boolean(),
  questions: z.array(OpenQuestion),
  /** An objection to overtime that waits for an answer. For admins only, because they answer it. */
  objection: OpenObjection.nullable(),
  rights: BookingRights,
  /** Newest first. */
  timeline: z.array(TimelineEntry),
});
export type AdminBookingDetail = z.infer<typeof AdminBookingDetail>;

export const bookingCalls = {
  adminBookings: get('admin', '/bookings', {
    access: 'staff',
    scope: 'read',
    summary: 'Bookings, newest first',
    query: PageQuery.extend({
      stationId: StationId.optional(),
      status: BookingStatus.optional(),
      /** For admins only. */
      personId: Id.optional(),
      /** The day on which the rental starts, in the zone of the station asked for, else UTC. */
      day: Day.optional(),
    }),
    answer: z.object({ bookings: z.array(AdminBooking), pagination: Pagination, total: z.int() }),
  }),
  adminBooking: get('admin', '/bookings/:bookingId', {
    access: 'staff',
    scope: 'read',
    summary: 'One booking with its sessions, everything that happened to it, and what the caller may do',
    params: bookingParams,
    answer: AdminBookingDetail,
  }),
  adminCancelBooking: post('admin', '/bookings/:bookingId/cancel', {
    access: 'staff-person',
    summary: 'Cancel a booking or some of its boards for the operator: everything back, with a message',
    params: bookingParams,
    body: z.object({
      reason: Reason,
      /** Defaults to all boards. */
      sessionIds: z.array(Id).min(1).max(3).optional(),
    }),
    answer: AdminBooking,
  }),
  previewCancellation: post('admin', '/bookings/:bookingId/cancel/preview', {
    access: 'staff-person',
    summary: 'What would go back if the operator cancelled a booking or some of its boards',
    params: bookingParams,
    body: z.object({ sessionIds: z.array(Id).min(1).max(3).optional() }),
    answer: z.object({ refundInCents: Cents, paidInCents: Cents }),
  }),
  noteBooking: post('admin', '/bookings/:bookingId/notes', {
    access: 'staff-person',
    summary: 'Write down something about a booking for whoever runs its station',
    params: bookingParams,
    body: z.object({ text: z.string().trim().min(1).max(2000) }),
    answer: z.object({ id: Id, text: z.string(), createdAt: Moment }),
  }),
  resendCode: post('admin', '/bookings/:bookingId/resend-code', {
    access: 'staff-person',
    summary: 'Send the door codes to the customer again, by SMS and e-mail',
    params: bookingParams,
    answer: z.object({ success: z.boolean() }),
  }),
  adminExtendBooking: post('admin', '/bookings/:bookingId/extend', {
    access: 'staff-person',
    summary: 'Give one more hour for nothing, if boards and closing time allow it',
    params: bookingParams,
    body: z.object({ reason: Reason }),
    answer: AdminBooking,
  }),
  answerOvertime: post('admin', '/bookings/:bookingId/overtime/answer', {
    access: 'admin',
    summary: 'Answer an objection to overtime: keep it, or drop it and give back what was paid',
    params: bookingParams,
    body: z.object({ decision: z.enum(['keep', 'drop']), reason: Reason }),
    answer: Overtime,
  }),
  giveGoodwill: post('admin', '/bookings/:bookingId/refund', {
    access: 'staff-person',
    summary: 'Goodwill: give part of the money back or a voucher; owners up to the limits of their station',
    params: bookingParams,
    body: z.object({
      /** An optional idempotency key: the same id again gives nothing twice. */
      id: Id.optional(),
      amountInCents: z.int().min(1).max(1_000_000),
      reason: GoodwillReason,
      /** In the giver's own words. */
      note: z.string().trim().max(500).optional(),
      form: z.enum(['money', 'voucher']).default('money'),
    }),
    answer: AdminBooking,
  }),
};
