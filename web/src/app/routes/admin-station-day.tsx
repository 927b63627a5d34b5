import { calls } from '@laine/contract/calls.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { DayAddress } from '../../admin/station/day/day-data.ts';
import { DayPage } from '../../admin/station/day/day-page.tsx';
import { stationLabel } from '../../admin/station/station-label.ts';
import { readListAddress } from '../../ui/table/list-address.ts';
import type { LoadedBy } from '../loaded-by.ts';
import { revalidateUnlessOnly } from '../revalidate-unless-only.ts';
import { stationLoader } from '../staff-loader.server.ts';

/** The day that the address names, or today on the station's own calendar. */
export const loader = stationLoader(async ({ call, search, now }, station) => {
  const { date = dateIn(stationLabel(station).timeZone, now).toString() } = readListAddress(DayAddress, search);
  return { loadedDay: await call(calls.stationDay, { stationId: station.id, date }) };
});

export default ({ loaderData }: LoadedBy<typeof loader>) => <DayPage {...loaderData} />;

/** Looking at one of the sessions changes nothing of the day. */
export const shouldRevalidate = revalidateUnlessOnly('session');
