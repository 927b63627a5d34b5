import type { BookingStatus, SessionStatus } from '@laine/contract/states.ts';
import { isBefore } from '@laine/rules/instants.ts';

type Facts = { bookingStatus: BookingStatus; status: SessionStatus; end: Temporal.Instant };

/** Paid, and its board is out or may still be collected. */
export const isTicketLive = ({ bookingStatus, status, end }: Facts, now: Temporal.Instant): boolean =>
  bookingStatus === 'complete' && (status === 'started' || isToCollect({ status, end }, now));

export const isToCollect = ({ status, end }: Pick<Facts, 'status' | 'end'>, now: Temporal.Instant): boolean =>
  status === 'created' && isBefore(now, end);
