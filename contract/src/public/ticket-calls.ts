import { z } from 'zod';
import { post } from '../call.ts';
import { eachDirections } from '../directions-field.ts';
import { Id, LockerNumber, Moment, Success } from '../fields.ts';
import { Station } from './entities.ts';

const sessionParams = z.object({ bookingId: Id, sessionId: Id });

/** The secret of a shared ticket's link. It travels in the body, so that no log has it. */
const link = z.object({ token: Id });

/** One board for whoever has the link, without the booking's customer or price. */
export const SharedTicket = z.object({
  station: Station.pick({
    id: true,
    name: true,
    locationText: true,
    latitude: true,
    longitude: true,
    sitePlan: true,
    ...eachDirections(() => true as const),
    timeZone: true,
    phone: true,
  }),
  start: Moment,
  end: Moment,
  status: z.enum(['created', 'started']),
  lockerNumber: LockerNumber.nullable(),
  /** As on the booking page. */
  movedFrom: LockerNumber.nullable(),
  /** Null until the safety lines are agreed to. */
  code: z.string().nullable(),
  acceptedAt: Moment.nullable(),
  /** The renter says that the board is back, and staff haven't looked yet. */
  isInQuestion: z.boolean(),
  /** Broadcasts of staff that still hold, as on the booking page. */
  news: z.array(z.object({ id: Id, text: z.string(), asksBack: z.boolean() })),
});
export type SharedTicket = z.infer<typeof SharedTicket>;

/** One board of a booking for somebody else, who needs no account. */
export const ticketCalls = {
  shareTicket: post('public', '/bookings/:bookingId/sessions/:sessionId/share', {
    access: 'customer',
    summary: 'A link to the ticket of one board; the same one as long as it is not taken back',
    params: sessionParams,
    answer: z.object({ url: z.url() }),
  }),
  takeTicketBack: post('public', '/bookings/:bookingId/sessions/:sessionId/take-back', {
    access: 'customer',
    summary: 'End the link to a ticket; its board gets a new door code',
    params: sessionParams,
    answer: Success,
  }),
  sharedTicket: post('public', '/tickets/read', {
    access: 'proof',
    summary: 'The ticket behind a link, without its code until the safety lines are agreed to',
    body: link,
    answer: SharedTicket,
  }),
  acceptSafety: post('public', '/tickets/accept', {
    access: 'proof',
    summary: 'Agree to the safety lines of a shared ticket; it then has its door code',
    body: link.extend({
      /** Is 18 or with an adult, can swim, and has read the lines. */
      accepted: z.literal(true),
    }),
    answer: SharedTicket,
  }),
};
