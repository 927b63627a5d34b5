import { loadStation } from '../../customer/station/load-station.server.ts';
import { StationPage } from '../../customer/station/station-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/station.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadStation(params.stationId, context.get(pageRequest));
}

/** Each station starts with its own form: the key separates one station's choice from another's. */
export default function StationRoute({ loaderData }: Route.ComponentProps) {
  return <StationPage key={loaderData.station.id} page={loaderData} />;
}
