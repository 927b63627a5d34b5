import { adminPaths } from '@laine/contract/admin-paths.ts';
import { redirect } from 'react-router';
import type { Route } from './+types/my-station.ts';

/** The same screens serve owners and admins; whose station it is, its own page decides. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(adminPaths.station(params.stationId));
}

/** Nothing is shown here; with it the frame says who may come in. */
export default function MyStationRoute() {
  return null;
}
