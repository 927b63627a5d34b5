import { Declined } from '@laine/contract/client.ts';

export interface TicketEnd {
  /** As the server tells it; undefined where it knows of no such ticket. */
  why: string | undefined;
  /** It held until its time was over. */
  isPast: boolean;
}

/**
 * Undefined for any other failure, also where somebody on the way answers in place of the server, who names a refusal. Of
 * what was mistyped the server says that it is malformed.
 */
export function ticketEndOf(error: unknown): TicketEnd | undefined {
  if (!(error instanceof Declined)) return undefined;
  const { status, code, message } = error;
  if (code === undefined) return undefined;
  if (status === 400 || status === 404) return { why: undefined, isPast: false };
  if (status !== 410) return undefined;
  return { why: message, isPast: code === 'ticket-board-back' || code === 'ticket-time-over' };
}
