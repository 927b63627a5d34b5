import type { SharedTicket } from '@laine/contract/public/ticket-calls.ts';
import { type RentalPhase, rentalPhase } from '../booking/rental-phase.ts';

type Facts = Pick<SharedTicket, 'start' | 'end' | 'status' | 'isInQuestion'>;

/** Like a booking with this one board. A past one isn't answered at all, but may end while the page is open. */
export const ticketPhase = ({ start, end, status, isInQuestion }: Facts, now: Temporal.Instant): RentalPhase =>
  rentalPhase({ start, end, boards: [{ status, isInQuestion }] }, now);
