import type { SharedTicket } from '@laine/contract/public/ticket-calls.ts';
import { type RentalPhase, rentalPhase } from '../booking/rental-phase.ts';

type Facts = Pick<SharedTicket, 'start' | 'end' | 'status' | 'isInQuestion'>;

/** As of a booking with this one board. One that is over is not answered at all, but may pass its end on an open page. */
export const ticketPhase = ({ start, end, status, isInQuestion }: Facts, now: Temporal.Instant): RentalPhase =>
  rentalPhase({ start, end, boards: [{ status, isInQuestion }] }, now);
