import { ItemPage } from '../../admin/station/item/item-page.tsx';
import { loadItem } from '../../admin/station/item/load-item.server.ts';
import { loadStation } from '../../admin/station/load-station.server.ts';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-item.ts';

export async function loader({ context, params: { stationId, itemId } }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  const loaded = await loadStation(call, stationId);
  const loadedItem = await loadItem(call, stationId, itemId);
  if (loaded === 'not-found' || loadedItem === 'not-found') throw notFound();
  return { loaded, loadedItem, serverNow: now.toString() };
}

export default function ItemRoute({ loaderData }: Route.ComponentProps) {
  return <ItemPage {...loaderData} />;
}
