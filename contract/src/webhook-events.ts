import { z } from 'zod';
import { Id, LockerNumber, Moment, StationId } from './fields.ts';
import { SessionStatus } from './states.ts';

/** Events sent to a station's `webhookUrl`. Sessions carry an empty code: door codes never leave this way. */

const WebhookSession = z.object({
  id: Id,
  code: z.literal(''),
  start: Moment,
  end: Moment,
  status: SessionStatus,
  firstOpenTime: Moment.nullable(),
  closeTime: Moment.nullable(),
  lockerNumber: LockerNumber.nullable(),
  stationId: StationId,
  bookingId: Id.nullable(),
  // A sender of an earlier version leaves these two out.
  note: z.string().max(2000).nullable().default(null),
  externalUrl: z.string().max(2000).nullable().default(null),
});

export const WebhookEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session-start'), sessionId: Id, lockerNumber: LockerNumber }),
  z.object({ type: z.literal('session-end'), lockerNumber: LockerNumber, session: WebhookSession }),
  z.object({ type: z.literal('test'), data: z.string().max(1000) }),
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/**
 * The posted body: the event and a short-lived token that `verify-webhook-signature` turns into the station's id. A
 * later version may send more fields.
 */
export const WebhookDelivery = z.looseObject({ token: z.string().min(1).max(2000), event: WebhookEvent });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
