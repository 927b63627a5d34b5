import { calls } from '@laine/contract/calls.ts';
import { HealthAddress } from '../../admin/station/health/health-data.ts';
import { HealthPage } from '../../admin/station/health/health-page.tsx';
import { loadStation } from '../../admin/station/load-station.server.ts';
import { notFound } from '../../ui/page/not-found.ts';
import { readListAddress } from '../../ui/table/list-address.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-station-health.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  const loaded = await loadStation(call, params.stationId);
  if (loaded === 'not-found') throw notFound();
  const { range } = readListAddress(HealthAddress, url.searchParams);
  const loadedHealth = await call(calls.health, { stationId: loaded.id, range });
  return { loaded, loadedHealth, serverNow: now.toString() };
}

export default function StationHealthRoute({ loaderData }: Route.ComponentProps) {
  return <HealthPage {...loaderData} />;
}
