import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { readListAddress } from '../../../ui/table/list-address.ts';
import { loadStation } from '../load-station.server.ts';
import type { StationDetail } from '../station-data.ts';
import { stationLabel } from '../station-label.ts';
import { DayAddress, type DayData } from './day-data.ts';

type Asked = { stationId: string; search: URLSearchParams; now: Temporal.Instant };
type Loaded = { loaded: StationDetail; loadedDay: DayData };

/** The day that the address names, or today on the station's own calendar. */
export async function loadDay(call: Caller, { stationId, search, now }: Asked): Promise<Loaded | 'not-found'> {
  const loaded = await loadStation(call, stationId);
  if (loaded === 'not-found') return loaded;
  const { date = dateIn(stationLabel(loaded).timeZone, now).toString() } = readListAddress(DayAddress, search);
  return { loaded, loadedDay: await call(calls.stationDay, { stationId: loaded.id, date }) };
}
