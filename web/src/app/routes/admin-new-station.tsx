import { loadNewStation } from '../../admin/new-station/load-new-station.server.ts';
import { NewStationPage } from '../../admin/new-station/new-station-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-new-station.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadNewStation(context.get(pageRequest).call);

export default function NewStationRoute({ loaderData }: Route.ComponentProps) {
  return <NewStationPage {...loaderData} />;
}
