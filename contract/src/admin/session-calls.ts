import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import { Id, LockerNumber, MomentInput, PageQuery, Pagination, Reason, StationId, Success } from '../fields.ts';
import { Availability } from '../public/entities.ts';
import { SessionStatus } from '../states.ts';
import { AdminSession } from './entities.ts';

const sessionParams = z.object({ sessionId: Id });
const note = z.string().max(2000).nullable().optional();
const externalUrl = z.url().max(2000).nullable().optional();

/** One board each, of a booking or made by staff. */
export const sessionCalls = {
  sessions: get('admin-and-literal', '/sessions', {
    access: 'staff',
    summary: 'Sessions, of one station or all the caller runs',
    query: PageQuery.extend({
      stationId: StationId.optional(),
      orderBy: z.enum(['start', 'end', 'status', 'lockerNumber', 'firstOpenTime', 'closeTime']).default('start'),
      orderDirection: z.enum(['asc', 'desc']).default('desc'),
    }),
    answer: z.object({ sessions: z.array(AdminSession), pagination: Pagination, total: z.int() }),
  }),
  sessionsOfBooking: get('admin-and-literal', '/sessions/with-booking/:bookingId', {
    access: 'staff',
    summary: 'Sessions of one booking',
    params: z.object({ bookingId: Id }),
    answer: z.object({ sessions: z.array(AdminSession) }),
  }),
  session: get('admin-and-literal', '/sessions/:sessionId', {
    access: 'staff',
    summary: 'One session',
    params: sessionParams,
    answer: AdminSession,
  }),
  newSession: post('admin-and-literal', '/sessions/new', {
    access: 'staff',
    summary: 'Create a session without a payment (repairs, guests)',
    body: z.object({
      start: MomentInput,
      end: MomentInput,
      lockerNumber: LockerNumber.nullable().optional(),
      stationId: StationId,
      bookingId: Id.nullable().optional(),
      note,
      externalUrl,
    }),
    answer: AdminSession,
  }),
  editSession: put('admin-and-literal', '/sessions/:sessionId/edit', {
    access: 'staff',
    summary: 'Change a session; fields left out stay',
    params: sessionParams,
    body: z.object({
      start: MomentInput.optional(),
      end: MomentInput.optional(),
      lockerNumber: LockerNumber.optional(),
      note,
      externalUrl,
      code: z
        .string()
        .regex(/^\d{4}$/)
        .optional(),
      status: SessionStatus.optional(),
    }),
    answer: AdminSession,
  }),
  deleteSession: del('admin-and-literal', '/sessions/:sessionId', {
    access: 'staff',
    summary: 'Delete a session that nobody has collected',
    params: sessionParams,
    answer: Success,
  }),
  decideReturn: post('admin', '/sessions/:sessionId/return', {
    access: 'staff-person',
    summary: 'Say of a return in question whether the board was there, and when',
    params: sessionParams,
    body: z.object({
      decision: z.enum(['was-there', 'was-not-there']),
      /** When the board was back. Left out: when the renter said so; of a board that was not there, it is still out. */
      at: MomentInput.optional(),
    }),
    answer: Success,
  }),
  endSession: post('admin', '/sessions/:sessionId/end', {
    access: 'staff-person',
    summary: 'End a rental whose board is not expected at its locker any more',
    params: sessionParams,
    body: z.object({ at: MomentInput.optional(), reason: Reason }),
    answer: Success,
  }),
  availability: post('admin-and-literal', '/sessions/availability', {
    access: 'staff',
    summary: 'Free boards as a step function',
    body: z.object({
      stationId: StationId,
      lockerNumber: LockerNumber.optional(),
      start: MomentInput,
      end: MomentInput,
    }),
    answer: Availability,
  }),
};
