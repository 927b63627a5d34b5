import { loadStation } from '../../admin/station/load-station.server.ts';
import { BroadcastPage } from '../../admin/station/message/broadcast-page.tsx';
import { loadBroadcast } from '../../admin/station/message/load-broadcast.server.ts';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-broadcast.ts';

export async function loader({ context, params: { stationId, broadcastId } }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const loaded = await loadStation(call, stationId);
  if (loaded === 'not-found') throw notFound();
  return { loaded, loadedBroadcast: await loadBroadcast(call, stationId, broadcastId) };
}

export default function BroadcastRoute({ loaderData }: Route.ComponentProps) {
  return <BroadcastPage {...loaderData} />;
}
