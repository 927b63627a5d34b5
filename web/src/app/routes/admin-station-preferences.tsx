import { loadStation } from '../../admin/station/load-station.server.ts';
import { PreferencesPage } from '../../admin/station/preferences/preferences-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-station-preferences.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const loaded = await loadStation(call, params.stationId);
  if (loaded === 'not-found') throw notFound();
  return { loaded };
}

export default function StationPreferencesRoute({ loaderData }: Route.ComponentProps) {
  return <PreferencesPage {...loaderData} />;
}
