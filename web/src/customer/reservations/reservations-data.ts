import type { BookingStatus } from '@laine/contract/states.ts';

/** Already worded on the server, as on home; times are on the clock of each station. */
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
