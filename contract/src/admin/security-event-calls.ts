import { z } from 'zod';
import { get } from '../call.ts';
import { CursorQuery, Id, Moment, Neighbours, StationId } from '../fields.ts';
import { SecurityEventKind } from '../security-event-kind.ts';

export const SecurityEvent = z.object({
  id: Id,
  kind: SecurityEventKind,
  /** Null where nobody was signed in, or a program it was. */
  accountId: Id.nullable(),
  keyId: Id.nullable(),
  /** The e-mail of the person or the name of the key; the id where there is neither any more. */
  who: z.string().nullable(),
  loginId: Id.nullable(),
  /** How somebody signed in, why a login ended, which call was refused. Never a secret. */
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

/** Who came in, who was turned away, and who looked at what. */
export const securityEventCalls = {
  securityEvents: get('admin', '/security-events', {
    access: 'admin',
    summary: 'Sign-ins, refusals and bookings that staff have read, newest first',
    query: CursorQuery.extend(SecurityEventFilter.shape),
    answer: z.object({ events: z.array(SecurityEvent), neighbours: Neighbours }),
  }),
};
