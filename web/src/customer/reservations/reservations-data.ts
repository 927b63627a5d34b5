import type { BookingStatus } from '@laine/contract/states.ts';

/** The server formats the texts, as for the home page; times are on the clock of each station. */
export type ReservationRow = {
  id: string;
  stationName: string;
  image: string | null;
  /** As the server says; one whose board is late is among them. */
  isToCome: boolean;
  start: string;
  end: string;
  boards: number;
  paid: string;
  /** What went back or is on its way. */
  refund: string | null;
  /** Promised, and not sent yet. */
  waiting: string | null;
  status: BookingStatus;
};

export type ReservationsData = { rows: ReservationRow[]; page: number; pages: number };
