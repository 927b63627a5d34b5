import type { BookingStatus, SessionStatus } from '@laine/contract/states.ts';
import { isBefore } from '@laine/rules/time/instants.ts';

type Facts = { bookingStatus: BookingStatus; status: SessionStatus; end: Temporal.Instant; code: string | null };

/** Paid, and its board is out or can still be collected. */
export const isTicketLive = ({ bookingStatus, ...session }: Facts, now: Temporal.Instant): boolean =>
  bookingStatus === 'complete' && (session.status === 'started' || isToCollect(session, now));

/** A replacement has no code while the first board is out. */
export const isToCollect = ({ status, end, code }: Omit<Facts, 'bookingStatus'>, now: Temporal.Instant): boolean =>
  status === 'created' && code !== null && isBefore(now, end);
