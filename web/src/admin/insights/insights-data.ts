import { MAX_INSIGHT_DAYS, type insightCalls, type InsightSums } from '@laine/contract/admin/insight-calls.ts';
import type { CallAnswer, CallInput } from '@laine/contract/call.ts';
import { Day, StationId } from '@laine/contract/fields.ts';
import { z } from 'zod';
import { Filter } from '../../ui/table/list-address.ts';

/** Which days and which station stand in the address. */
export const InsightsAddress = z.object({ station: Filter(StationId), from: Filter(Day), to: Filter(Day) });
type ShownInsights = z.output<typeof InsightsAddress>;

export type InsightsAnswer = CallAnswer<typeof insightCalls.insights>;

/** Days that are no range, such as while one of them is being changed, are as good as none. */
export function inputOf({ station, from, to }: ShownInsights): CallInput<typeof insightCalls.insights> {
  const days = from !== undefined && to !== undefined && isRange(from, to) ? { from, to } : {};
  return { ...(station !== undefined && { stationId: station }), ...days };
}

function isRange(from: string, to: string): boolean {
  const { days } = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'day' });
  return days >= 0 && days < MAX_INSIGHT_DAYS;
}

/** Null where there is nothing to divide by. */
const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** What is told of a range, each from its sums. */
export const shareSold = ({ usedSeconds, openSeconds }: InsightSums) => ratio(usedSeconds, openSeconds);
export const shareLate = ({ late, returned }: InsightSums) => ratio(late, returned);
export const shareNoShows = ({ noShows, boards }: InsightSums) => ratio(noShows, boards);
export const meanLeadSeconds = ({ leadSeconds, bookings }: InsightSums) => ratio(leadSeconds, bookings);
export const meanLateSeconds = ({ lateSeconds, late }: InsightSums) => ratio(lateSeconds, late);
