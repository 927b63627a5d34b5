import type { BookingStatus } from '@laine/contract/states.ts';

/** The server formats the texts, as for the home page; times are on the clock of each station. */
export type ReservationRow = {
  id: string;
  stationName: string;
  start: string;
  end: string;
  boards: number;
  paid: string;
  status: BookingStatus;
};

export type ReservationsData = { rows: ReservationRow[]; page: number; pages: number };
