import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import type { BookingStatus } from '@laine/contract/states.ts';

/** The server formats the texts, as for the home page; times are on the clock of each station. */
export type ReservationRow = {
  id: string;
  stationName: string;
  image: string | null;
  /** By the server's rule; includes a booking with a late board. */
  isToCome: boolean;
  start: string;
  end: string;
  boards: number;
  paid: string;
  /** Sent, or on its way. */
  refund: string | null;
  /** Promised, but not sent yet. */
  waiting: string | null;
  status: BookingStatus;
  /** Set from the payment until the last board is back. */
  coming: Pick<ComingBooking, 'start' | 'end' | 'sessions' | 'isInQuestion'> | null;
};

export type ReservationsData = { rows: ReservationRow[]; page: number; pages: number; now: string };
