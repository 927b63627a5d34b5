import { insightCalls, MAX_INSIGHT_DAYS, type InsightSums } from '@laine/contract/admin/insight-calls.ts';
import { Day } from '@laine/contract/fields.ts';
import { Filter } from '../../ui/table/list-address.ts';
import { listOf, type AnswerOf } from '../../ui/table/list-of.ts';

/** The address holds the days and the station. */
export const insightsList = listOf(insightCalls.insights, {
  filters: ['station'],
  own: { from: Filter(Day), to: Filter(Day) },
  // An invalid range, such as one that is half edited, counts as none.
  inputOf: ({ from, to }) => (from !== undefined && to !== undefined && isRange(from, to) ? { from, to } : {}),
});

export type InsightsAnswer = AnswerOf<typeof insightsList>;

function isRange(from: string, to: string): boolean {
  const { days } = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'day' });
  return days >= 0 && days < MAX_INSIGHT_DAYS;
}

/** Null if there's nothing to divide by. */
const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** Figures of a range, each from its sums. */
export const shareSold = ({ usedSeconds, openSeconds }: InsightSums) => ratio(usedSeconds, openSeconds);
export const shareLate = ({ late, returned }: InsightSums) => ratio(late, returned);
export const shareNoShows = ({ noShows, boards }: InsightSums) => ratio(noShows, boards);
export const meanLeadSeconds = ({ leadSeconds, bookings }: InsightSums) => ratio(leadSeconds, bookings);
export const meanLateSeconds = ({ lateSeconds, late }: InsightSums) => ratio(lateSeconds, late);
