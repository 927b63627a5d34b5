import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { declinedStatus } from '../../api/declined-status.ts';
import { readListAddress } from '../../ui/table/list-address.ts';
import type { NamedStation } from '../sessions/sessions-data.ts';
import { inputOf, InsightsAddress, type InsightsAnswer } from './insights-data.ts';

type Loaded = { stations: NamedStation[]; loaded: InsightsAnswer };

/** For somebody else's station in the address all of one's own are shown: for this person there is no such station. */
export async function loadInsights(call: Caller, search: URLSearchParams): Promise<Loaded> {
  const { stations } = await call(calls.stationNames);
  const { stationId, ...days } = inputOf(readListAddress(InsightsAddress, search));
  const loaded = await call(calls.insights, { ...days, ...(stationId !== undefined && { stationId }) }).catch(
    (error: unknown) => {
      if (declinedStatus(error) === 404) return call(calls.insights, days);
      throw error;
    },
  );
  return { stations, loaded };
}
