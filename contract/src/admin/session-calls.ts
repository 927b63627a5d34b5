import { z } from 'zod';
import { del, get, post, put } from '../call.ts';
import {
  Day,
  Id,
  LockerNumber,
  LockerNumberParam,
  MomentInput,
  PageQuery,
  Pagination,
  Reason,
  StationId,
  Success,
} from '../fields.ts';
import { Availability } from '../public/entities.ts';
import { SessionStatus } from '../states.ts';
import { AdminSession } from './entities.ts';
import { LockerFits, SessionEditPreview } from './session-edit-preview.ts';
import { StationDay } from './station-day.ts';

const sessionParams = z.object({ sessionId: Id });
const note = z.string().max(2000).nullable().optional();
/** For the audit. Owners have to give one when the time that they add is worth money. */
const reason = z.string().trim().max(200).optional();
/** A web address, never a script, because browsers are sent there. */
const externalUrl = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .nullable()
  .optional();
/** Staff end a rental whose board is out: they have seen the board, or it's missing and perhaps somebody with it. */
const BoardSaid = z.enum(['back', 'missing']);
const DoorCode = z.string().regex(/^\d{4}$/);

const sessionFields = {
  start: MomentInput.optional(),
  end: MomentInput.optional(),
  lockerNumber: LockerNumber.nullable().optional(),
  note,
  externalUrl,
  code: DoorCode.optional(),
};

export const SessionOrder = z.enum(['start', 'end', 'status', 'lockerNumber', 'firstOpenTime', 'closeTime']);
export type SessionOrder = z.infer<typeof SessionOrder>;

/** Days are those on which a session starts, in the zone of the station asked for, else UTC. */
const SessionFilter = z.object({
  stationId: StationId.optional(),
  status: SessionStatus.optional(),
  lockerNumber: LockerNumberParam.optional(),
  from: Day.optional(),
  to: Day.optional(),
});
export type SessionFilter = z.output<typeof SessionFilter>;

const orders = {
  orderBy: SessionOrder.default('start'),
  orderDirection: z.enum(['asc', 'desc']).default('desc'),
};

/** One board each, from a booking or made by staff. */
export const sessionCalls = {
  sessions: get('admin-and-literal', '/sessions', {
    access: 'staff',
    scope: 'read',
    summary: 'Sessions, of one station or all the caller runs',
    query: PageQuery.extend({ ...SessionFilter.shape, ...orders }),
    answer: z.object({ sessions: z.array(AdminSession), pagination: Pagination, total: z.int() }),
  }),
  sessionsCsv: get('admin', '/sessions.csv', {
    access: 'staff',
    scope: 'read',
    summary: 'The sessions of a filter as a table, without door codes and notes',
    query: SessionFilter,
    form: 'csv',
  }),
  sessionsOfBooking: get('admin-and-literal', '/sessions/with-booking/:bookingId', {
    access: 'staff',
    scope: 'read',
    summary: 'Sessions of one booking',
    params: z.object({ bookingId: Id }),
    answer: z.object({ sessions: z.array(AdminSession) }),
  }),
  session: get('admin-and-literal', '/sessions/:sessionId', {
    access: 'staff',
    scope: 'read',
    summary: 'One session',
    params: sessionParams,
    answer: AdminSession,
  }),
  stationDay: get('admin', '/stations/:stationId/day', {
    access: 'staff-person',
    summary: 'One date at a station: its hours, closures and sessions, locker by locker',
    params: z.object({ stationId: StationId }),
    query: z.object({ date: Day }),
    answer: StationDay,
  }),
  newSession: post('admin-and-literal', '/sessions/new', {
    access: 'staff',
    scope: 'operate',
    summary: 'Create a session without a payment (repairs, guests)',
    body: z.object({
      start: MomentInput,
      end: MomentInput,
      lockerNumber: LockerNumber.nullable().optional(),
      stationId: StationId,
      bookingId: Id.nullable().optional(),
      note,
      externalUrl,
      reason,
    }),
    answer: AdminSession,
  }),
  lockersForSession: get('admin', '/stations/:stationId/lockers-for-session', {
    access: 'staff',
    scope: 'read',
    summary: 'The lockers of a station, and why one of them cannot be given for a time',
    params: z.object({ stationId: StationId }),
    query: z.object({ start: MomentInput, end: MomentInput }),
    answer: LockerFits,
  }),
  previewSessionEdit: get('admin', '/sessions/:sessionId/edit', {
    access: 'staff',
    scope: 'read',
    summary: 'What an edit would change for whom, and which lockers there are; nothing happens',
    params: sessionParams,
    query: z.object({
      start: MomentInput.optional(),
      end: MomentInput.optional(),
      lockerNumber: LockerNumberParam.optional(),
      /** Any locker that fits. */
      anyLocker: z.literal('yes').optional(),
      allBoards: z.enum(['yes']).optional(),
    }),
    answer: SessionEditPreview,
  }),
  editSession: put('admin-and-literal', '/sessions/:sessionId/edit', {
    access: 'staff',
    scope: 'operate',
    summary: 'Change a session; fields left out stay',
    params: sessionParams,
    body: z.object({
      ...sessionFields,
      /** The values that the editor started from, so that nobody else's changes are overwritten unseen. */
      before: z.object({ ...sessionFields, code: z.string().optional() }).optional(),
      status: SessionStatus.optional(),
      /** Required with the status 'finished'. */
      board: BoardSaid.optional(),
      /** The same times for all boards of the booking that aren't back. */
      allBoards: z.boolean().optional(),
      reason,
    }),
    answer: AdminSession,
  }),
  deleteSession: del('admin-and-literal', '/sessions/:sessionId', {
    access: 'staff',
    scope: 'operate',
    summary: 'Delete a session that nobody has collected',
    params: sessionParams,
    answer: Success,
  }),
  openSessionDoor: post('admin', '/sessions/:sessionId/open', {
    access: 'staff',
    scope: 'operate',
    summary: 'Open the door of a session: for its renter where the code would open it, otherwise for staff',
    params: sessionParams,
    answer: z.object({
      /** True only when the door's sensor confirmed it. */
      success: z.boolean(),
      lockerNumber: LockerNumber,
    }),
  }),
  decideReturn: post('admin', '/sessions/:sessionId/return', {
    access: 'staff-person',
    summary: 'Say of a return in question whether the board was there, and when',
    params: sessionParams,
    body: z.object({
      decision: z.enum(['was-there', 'was-not-there']),
      /** When the board came back. Defaults to the renter's own claim; without a board, it's still out. */
      at: MomentInput.optional(),
    }),
    answer: Success,
  }),
  endSession: post('admin', '/sessions/:sessionId/end', {
    access: 'staff-person',
    summary:
      'End a rental whose board staff have seen or give up; nobody is looked for any more only in the first case',
    params: sessionParams,
    body: z.object({ at: MomentInput.optional(), reason: Reason, board: BoardSaid.optional() }),
    answer: Success,
  }),
  availability: post('admin-and-literal', '/sessions/availability', {
    access: 'staff',
    scope: 'read',
    summary: 'Free boards as a step function',
    isCostly: true,
    body: z.object({
      stationId: StationId,
      lockerNumber: LockerNumber.optional(),
      start: MomentInput,
      end: MomentInput,
    }),
    answer: Availability,
  }),
};
