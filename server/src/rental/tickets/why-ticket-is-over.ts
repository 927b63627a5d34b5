import type { RefusalCode } from '@laine/contract/refusals.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { isTicketLive } from './is-ticket-live.ts';
import type { Shared } from './ticket-share-store.ts';

type Facts = Pick<Shared, 'endedAt' | 'bookingStatus' | 'status' | 'end' | 'code'>;

/** Null while it's valid. The former holder learns nothing about the board after the ticket was taken back. */
export function whyTicketIsOver(ticket: Facts, now: Temporal.Instant): RefusalCode | null {
  const { endedAt, bookingStatus, status, end } = ticket;
  if (endedAt !== null) return 'ticket-taken-back';
  if (isTicketLive(ticket, now)) return null;
  if (status === 'finished') return 'ticket-board-back';
  // An uncollected session is cancelled after its end as well; in both cases it's true that the time is over.
  return bookingStatus === 'complete' && !isBefore(now, end) ? 'ticket-time-over' : 'ticket-cancelled';
}
