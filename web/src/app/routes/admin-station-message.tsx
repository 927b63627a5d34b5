import { loadStation } from '../../admin/station/load-station.server.ts';
import { MessagePage } from '../../admin/station/message/message-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-station-message.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  const loaded = await loadStation(call, params.stationId);
  if (loaded === 'not-found') throw notFound();
  return { loaded, serverNow: now.toString() };
}

export default function StationMessageRoute({ loaderData }: Route.ComponentProps) {
  return <MessagePage {...loaderData} />;
}
