import { adminPaths } from '@laine/contract/admin-paths.ts';
import { calls } from '@laine/contract/calls.ts';
import { redirect } from 'react-router';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/my-stations.ts';

/**
 * An owner's entrance into the staff screens, which serve owners and admins; whose station it is, its own page decides.
 * Whoever runs a single station stands before its wall at once.
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
