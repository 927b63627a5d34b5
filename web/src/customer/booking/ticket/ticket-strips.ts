import type { TicketLook } from './ticket-look.ts';

/** The coloured strip at the head of a ticket. */
export const ticketStrips: Record<TicketLook, string> = {
  sleeping: 'bg-deep text-deep-ink',
  live: 'bg-fill text-white',
  over: 'bg-line text-ink-soft',
};
