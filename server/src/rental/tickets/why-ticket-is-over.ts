import type { RefusalCode } from '@laine/contract/refusals.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { isTicketLive } from './is-ticket-live.ts';
import type { Shared } from './ticket-share-store.ts';

type Facts = Pick<Shared, 'endedAt' | 'bookingStatus' | 'status' | 'end' | 'code'>;

/** Null while it holds. What happened to the board after it was taken back is no business of whoever had it. */
export function whyTicketIsOver(ticket: Facts, now: Temporal.Instant): RefusalCode | null {
  const { endedAt, bookingStatus, status, end } = ticket;
  if (endedAt !== null) return 'ticket-taken-back';
  if (isTicketLive(ticket, now)) return null;
  if (status === 'finished') return 'ticket-board-back';
  // After the end, one that nobody collected is cancelled as well: of both it is true that the time is over.
  return bookingStatus === 'complete' && !isBefore(now, end) ? 'ticket-time-over' : 'ticket-cancelled';
}
