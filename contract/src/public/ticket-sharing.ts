import { z } from 'zod';
import { Id, Moment } from '../fields.ts';

export const TicketSharing = z.object({
  sessionId: Id,
  /** Null while only the customer has it. */
  sharedAt: Moment.nullable(),
  /** When the holder of the link agreed to the safety lines and so saw the code. */
  acceptedAt: Moment.nullable(),
  canTakeBack: z.boolean(),
});
export type TicketSharing = z.infer<typeof TicketSharing>;
