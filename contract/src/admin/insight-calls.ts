import { z } from 'zod';
import { get } from '../call.ts';
import { Day, StationId } from '../fields.ts';

/** The longest range, so that a year can be compared with the one before. */
export const MAX_INSIGHT_DAYS = 366;
const DAY_IN_MS = 86_400_000;

/**
 * Which days, by each station's own calendar, and of which of the stations that the caller runs. Without days: four whole
 * weeks until yesterday.
 */
const InsightFilter = z
  .object({ from: Day.optional(), to: Day.optional(), stationId: StationId.optional() })
  .refine(
    ({ from, to }) =>
      from === undefined ||
      to === undefined ||
      (from <= to && Date.parse(to) - Date.parse(from) < MAX_INSIGHT_DAYS * DAY_IN_MS),
    'not a range, or too long',
  );

/** Sums over a range. Times are sums too: a mean is for whoever shows it. */
export const InsightSums = z.object({
  bookings: z.int(),
  /** Boards that somebody collected or was to collect. */
  boards: z.int(),
  noShows: z.int(),
  returned: z.int(),
  late: z.int(),
  /** How late the late ones were, together. */
  lateSeconds: z.int(),
  /** From booking to start, of all bookings together. */
  leadSeconds: z.int(),
  /** As the turnover of the owner's statement: with VAT, gift cards and passes, less refunds and disputes. */
  revenueInCents: z.int(),
  /** Boards by time: sold, and there to be sold. */
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
  /** Bookings and returned boards by the bounds of the rules (`bucket-of.ts`). */
  leadTimes: z.array(z.int()),
  lateness: z.array(z.int()),
});

/** What the stations' days have brought. */
export const insightCalls = {
  insights: get('admin', '/insights', {
    access: 'staff',
    scope: 'accounting',
    summary: 'Revenue, use, lead time, lateness and no-shows of a range of days, beside the one before',
    isCostly: true,
    query: InsightFilter,
    answer: z.object({
      /** Whether something has changed that is not counted yet; it will be within minutes. */
      isBehind: z.boolean(),
      /** As the calendar of UTC says. */
      today: Day,
      now: InsightRange,
      before: InsightRange,
      /** Share of the boards' time that was sold, by weekday (Monday first) and hour; null where never open. */
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
