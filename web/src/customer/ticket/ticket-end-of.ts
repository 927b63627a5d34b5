import { Declined } from '@laine/contract/client.ts';

export interface TicketEnd {
  /** The server's words; undefined if it knows no such ticket. */
  why: string | undefined;
  /** Valid until its time was over. */
  isPast: boolean;
}

/**
 * Undefined for any other failure, including answers by a proxy instead of the server, whose refusals have a code. A
 * mistyped token is malformed.
 */
export function ticketEndOf(error: unknown): TicketEnd | undefined {
  if (!(error instanceof Declined)) return undefined;
  const { status, code, message } = error;
  if (code === undefined) return undefined;
  if (status === 400 || status === 404) return { why: undefined, isPast: false };
  if (status !== 410) return undefined;
  return { why: message, isPast: code === 'ticket-board-back' || code === 'ticket-time-over' };
}
