import type { SessionStatus } from '@laine/contract/states.ts';
import { isBefore } from '@laine/rules/time/instants.ts';

type Facts = { status: SessionStatus; end: Temporal.Instant; code: string | null };

/**
 * Its board is out or can still be collected. Boards have no code before they're paid, and what is cancelled takes its
 * boards along, so the booking needn't be asked.
 */
export const isTicketLive = (session: Facts, now: Temporal.Instant): boolean =>
  session.status === 'started' || isToCollect(session, now);

/** A replacement has no code while the first board is out. */
export const isToCollect = ({ status, end, code }: Facts, now: Temporal.Instant): boolean =>
  status === 'created' && code !== null && isBefore(now, end);
