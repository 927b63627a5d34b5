import { z } from 'zod';
import { get } from '../call.ts';
import { Day, StationId } from '../fields.ts';

/** Long enough to compare a year with the one before. */
export const MAX_INSIGHT_DAYS = 366;
const DAY_IN_MS = 86_400_000;

/** Each station's own calendar days, for the caller's stations. Without days: four whole weeks until yesterday. */
const InsightFilter = z
  .object({ from: Day.optional(), to: Day.optional(), stationId: StationId.optional() })
  .refine(
    ({ from, to }) =>
      from === undefined ||
      to === undefined ||
      (from <= to && Date.parse(to) - Date.parse(from) < MAX_INSIGHT_DAYS * DAY_IN_MS),
    'not a range, or too long',
  );

/** Sums over a range. Times are sums too; the screen computes means. */
export const InsightSums = z.object({
  bookings: z.int(),
  /** Boards collected, or due to be. */
  boards: z.int(),
  noShows: z.int(),
  returned: z.int(),
  late: z.int(),
  /** Lateness of all late boards together. */
  lateSeconds: z.int(),
  /** Time from booking to start, summed over all bookings. */
  leadSeconds: z.int(),
  /** Like the turnover in the owner's statement: with VAT, gift cards and passes, minus refunds and disputes. */
  revenueInCents: z.int(),
  /** Board time sold, and board time on offer. */
  usedSeconds: z.int(),
  openSeconds: z.int(),
});
export type InsightSums = z.infer<typeof InsightSums>;

const InsightDay = z.object({ day: Day, revenueInCents: z.int(), bookings: z.int() });

const InsightRange = z.object({
  from: Day,
  to: Day,
  sums: InsightSums,
  /** Every day of the range. */
  days: z.array(InsightDay),
  /** Bookings and returned boards per bucket (`bucket-of.ts`). */
  leadTimes: z.array(z.int()),
  lateness: z.array(z.int()),
});

export const insightCalls = {
  insights: get('admin', '/insights', {
    access: 'staff',
    scope: 'accounting',
    summary: 'Revenue, use, lead time, lateness and no-shows of a range of days, beside the one before',
    isCostly: true,
    query: InsightFilter,
    answer: z.object({
      /** Some changes aren't counted yet; they will be within minutes. */
      isBehind: z.boolean(),
      /** In UTC. */
      today: Day,
      now: InsightRange,
      before: InsightRange,
      /** Share of board time sold, by weekday (Monday first) and hour; null where never open. */
      use: z.array(z.array(z.number().nullable())),
      stations: z.array(z.object({ stationId: StationId, name: z.string(), sums: InsightSums })),
    }),
  }),
  insightsCsv: get('admin', '/insights.csv', {
    access: 'staff',
    scope: 'accounting',
    summary: 'The days of a range as a table, a row for each station and day',
    query: InsightFilter,
    form: 'csv',
  }),
};
