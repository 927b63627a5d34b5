import type { SharedTicket } from '@laine/contract/public/ticket-calls.ts';
import { doorCodeWorksFrom } from '@laine/rules/door-code.ts';
import { isBefore } from '@laine/rules/instants.ts';
import type { Phase } from '../booking/booking-phase.ts';

export type TicketPhase = Extract<Phase, 'waiting' | 'ready' | 'out' | 'late' | 'in-question'>;

type Facts = Pick<SharedTicket, 'start' | 'end' | 'status' | 'isInQuestion'>;

/** As of a booking with this one board. One that is over is not answered at all. */
export function ticketPhase({ start, end, status, isInQuestion }: Facts, now: Temporal.Instant): TicketPhase {
  if (isInQuestion) return 'in-question';
  if (status === 'started') return isBefore(now, Temporal.Instant.from(end)) ? 'out' : 'late';
  return isBefore(now, doorCodeWorksFrom(Temporal.Instant.from(start))) ? 'waiting' : 'ready';
}
