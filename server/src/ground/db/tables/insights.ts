import type { GeneratedAlways } from 'kysely';

/** A station's totals of one day. */
export interface InsightDaysTable {
  day: Temporal.PlainDate;
  stationId: string;
  bookings: number;
  boards: number;
  noShows: number;
  returned: number;
  late: number;
  lateSeconds: number;
  lateness: number[];
  leadSeconds: number;
  leadTimes: number[];
  revenueInCents: number;
  usedSeconds: number[];
  openSeconds: number[];
  countedAt: Temporal.Instant;
  usedTotal: GeneratedAlways<number>;
  openTotal: GeneratedAlways<number>;
}

/** The same of all stations together. */
export type InsightTotalsTable = Omit<InsightDaysTable, 'stationId' | 'countedAt' | 'usedTotal' | 'openTotal'> & {
  usedTotal: number;
  openTotal: number;
};

/** A time at a station that has to be counted again. */
export interface InsightChangesTable {
  stationId: string;
  since: Temporal.Instant;
  until: Temporal.Instant;
}
