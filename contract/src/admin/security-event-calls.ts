import { z } from 'zod';
import { get } from '../call.ts';
import { CursorQuery, Id, Moment, Neighbours, StationId } from '../fields.ts';
import { SecurityEventKind } from '../security-event-kind.ts';

export const SecurityEvent = z.object({
  id: Id,
  kind: SecurityEventKind,
  /** Null for a program, or where nobody was signed in. */
  accountId: Id.nullable(),
  keyId: Id.nullable(),
  /** A person's e-mail or a key's name; its id once that is gone. */
  who: z.string().nullable(),
  loginId: Id.nullable(),
  /** The way of signing in, the reason why a login ended, or the refused call. Never a secret. */
  what: z.string(),
  from: z.string().nullable(),
  bookingId: Id.nullable(),
  stationId: StationId.nullable(),
  createdAt: Moment,
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const SecurityEventFilter = z.object({
  accountId: Id.optional(),
  keyId: Id.optional(),
  kind: SecurityEventKind.optional(),
  bookingId: Id.optional(),
  stationId: StationId.optional(),
});
export type SecurityEventFilter = z.output<typeof SecurityEventFilter>;

export const securityEventCalls = {
  securityEvents: get('admin', '/security-events', {
    access: 'admin',
    summary: 'Sign-ins, refusals and bookings that staff have read, newest first',
    query: CursorQuery.extend(SecurityEventFilter.shape),
    answer: z.object({ events: z.array(SecurityEvent), neighbours: Neighbours }),
  }),
};
