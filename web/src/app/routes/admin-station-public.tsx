import { loadStation } from '../../admin/station/load-station.server.ts';
import { PublicPage } from '../../admin/station/public/public-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-station-public.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  const loaded = await loadStation(call, params.stationId);
  if (loaded === 'not-found') throw notFound();
  return { loaded, serverNow: now.toString() };
}

export default function StationPublicRoute({ loaderData }: Route.ComponentProps) {
  return <PublicPage {...loaderData} />;
}
