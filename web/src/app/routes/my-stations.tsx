import { adminPaths } from '@laine/contract/admin-paths.ts';
import { calls } from '@laine/contract/calls.ts';
import { redirect } from 'react-router';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/my-stations.ts';

/**
 * The entrance to the staff screens for owners and admins; each station's page checks the rights. A person with a
 * single station goes straight to its wall.
 */
export async function loader({ context, params: { stationId } }: Route.LoaderArgs) {
  if (stationId !== undefined) return redirect(adminPaths.station(stationId));
  const { stations } = await context.get(pageRequest).call(calls.adminStations);
  const [only, second] = stations;
  return redirect(only && !second ? adminPaths.station(only.id) : adminPaths.stations());
}

/** Nothing is shown here; with it the frame says who may come in. */
export default function MyStationsRoute() {
  return null;
}
