import { z } from 'zod';
import { get, post } from '../call.ts';
import { Cents, Day, Id, LockerNumber, Moment, PageQuery, Pagination, StationId, Reason } from '../fields.ts';
import { Overtime } from '../public/entities.ts';
import { BookingStatus, GoodwillReason, Locale, QuestionedBecause } from '../states.ts';
import { AdminBooking, ReportedProblem, AdminSession, Notice } from './entities.ts';
import { LockerFitness } from './station-day.ts';
import { TimelineEntry } from './timeline.ts';

const bookingParams = z.object({ bookingId: Id });

/** What the viewer may do with a booking now. */
const BookingRights = z.object({
  /** A booking of the viewer's own account: as staff they give it nothing, move it nowhere and decide nothing about it. */
  isOwn: z.boolean(),
  cancellableSessionIds: z.array(Id),
  canCancelAll: z.boolean(),
  /** Until when one more hour would take the rental; null where there is none to be had. */
  extendableUntil: Moment.nullable(),
  canResendCode: z.boolean(),
  /** An admin may say for the customer that the rental has ended. */
  canConfirmReturn: z.boolean(),
  /** What the viewer may still give: null where nothing but what was paid limits it. */
  goodwillLeftInCents: Cents.nullable(),
  /** What we kept of what was paid: less what went back and what was given as vouchers. */
  refundableInCents: Cents,
});

/** A board of which somebody says that it is back, and staff have not looked yet. */
const OpenQuestion = z.object({ sessionId: Id, lockerNumber: z.int(), why: QuestionedBecause, stoppedAt: Moment });

/** What the customer wrote against overtime, and what it is about. */
const OpenObjection = z.object({ text: z.string(), at: Moment, amountInCents: Cents });

export const AdminBookingDetail = z.object({
  booking: AdminBooking,
  station: z.object({
    id: StationId,
    name: z.string(),
    timeZone: z.string(),
    connected: z.boolean(),
    /** Of its lockers that boards of the booking have, those whose door stands open by its sensor. */
    openDoors: z.array(LockerNumber),
    /** The lockers of its boards that nobody gets as they are. */
    unfitLockers: z.array(LockerFitness),
  }),
  /** `personId` for admins only. */
  customer: z.object({ personId: Id.nullable(), locale: Locale }),
  sessions: z.array(AdminSession),
  notices: z.array(Notice),
  problems: z.array(ReportedProblem),
  /** The customer reported something, and had money back too often lately to take it without staff. */
  isMoneyBackUsedUp: z.boolean(),
  questions: z.array(OpenQuestion),
  /** An objection to overtime that nobody has answered. For admins only, because they answer it. */
  objection: OpenObjection.nullable(),
  rights: BookingRights,
  /** Newest first. */
  timeline: z.array(TimelineEntry),
});
export type AdminBookingDetail = z.infer<typeof AdminBookingDetail>;

/** Bookings as staff see them. */
export const bookingCalls = {
  adminBookings: get('admin', '/bookings', {
    access: 'staff',
    scope: 'read',
    summary: 'Bookings, newest first',
    query: PageQuery.extend({
      stationId: StationId.optional(),
      status: BookingStatus.optional(),
      /** Whose; for admins only. */
      personId: Id.optional(),
      /** On which the rental starts, in the zone of the station that is asked for, or else of UTC. */
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
      /** Which boards; all of them where none is named. */
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
      /** Whoever gives it may choose it; the same one again gives nothing twice. */
      id: Id.optional(),
      amountInCents: z.int().min(1).max(1_000_000),
      reason: GoodwillReason,
      /** In the words of whoever gives it. */
      note: z.string().trim().max(500).optional(),
      form: z.enum(['money', 'voucher']).default('money'),
    }),
    answer: AdminBooking,
  }),
};
