import { calls } from '@laine/contract/calls.ts';
import { loadStation } from '../../admin/station/load-station.server.ts';
import { ItemsPage } from '../../admin/station/items/items-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-station-items.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  const loaded = await loadStation(call, params.stationId);
  if (loaded === 'not-found') throw notFound();
  const loadedItems = await call(calls.items, { stationId: loaded.id });
  return { loaded, loadedItems, serverNow: now.toString() };
}

export default function StationItemsRoute({ loaderData }: Route.ComponentProps) {
  return <ItemsPage {...loaderData} />;
}
