import { z } from 'zod';
import { get, post } from '../call.ts';
import { Id, PageQuery, Pagination, StationId, Reason } from '../fields.ts';
import { Overtime } from '../public/entities.ts';
import { BookingStatus } from '../states.ts';
import { AdminBooking, AdminSession, Notice } from './entities.ts';

const bookingParams = z.object({ bookingId: Id });

/** Bookings as staff see them. */
export const bookingCalls = {
  adminBookings: get('admin', '/bookings', {
    access: 'staff',
    summary: 'Bookings, newest first',
    query: PageQuery.extend({
      stationId: StationId.optional(),
      status: BookingStatus.optional(),
      search: z.string().trim().max(100).optional(),
    }),
    answer: z.object({ bookings: z.array(AdminBooking), pagination: Pagination, total: z.int() }),
  }),
  adminBooking: get('admin', '/bookings/:bookingId', {
    access: 'staff',
    summary: 'One booking with its sessions, and whether its messages arrived',
    params: bookingParams,
    answer: z.object({ booking: AdminBooking, sessions: z.array(AdminSession), notices: z.array(Notice) }),
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
  answerOvertime: post('admin', '/bookings/:bookingId/overtime/answer', {
    access: 'admin',
    summary: 'Answer an objection to overtime: keep it, or drop it and give back what was paid',
    params: bookingParams,
    body: z.object({ decision: z.enum(['keep', 'drop']), reason: Reason }),
    answer: Overtime,
  }),
  refundBooking: post('admin', '/bookings/:bookingId/refund', {
    access: 'admin',
    summary: 'Give part of the money back',
    params: bookingParams,
    body: z.object({ amountInCents: z.int().min(1), reason: Reason }),
    answer: AdminBooking,
  }),
};
