import { loadNewStation, loadSetUp } from '../../admin/new-station/load-new-station.server.ts';
import { NewStationPage } from '../../admin/new-station/new-station-page.tsx';
import { SetUpPage } from '../../admin/new-station/set-up-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-new-station.ts';

export async function loader({ context, params: { stationId, step } }: Route.LoaderArgs) {
  const { call, now, origin } = context.get(pageRequest);
  if (stationId === undefined) return { begin: await loadNewStation(call) };
  return { goOn: { ...(await loadSetUp(call, stationId)), step, serverUrl: origin, serverNow: now.toString() } };
}

export default function NewStationRoute({ loaderData: { begin, goOn } }: Route.ComponentProps) {
  // Another station is another page: what was typed or shown for one is not the other's.
  return goOn ? <SetUpPage key={goOn.loaded.id} {...goOn} /> : <NewStationPage {...begin} />;
}
