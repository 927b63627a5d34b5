import { calls } from '@laine/contract/calls.ts';
import { loadStation } from '../../admin/station/load-station.server.ts';
import { VisitPage } from '../../admin/station/visit/visit-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-station-visit.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const loaded = await loadStation(call, params.stationId);
  if (loaded === 'not-found') throw notFound();
  const loadedTasks = await call(calls.tasks, { stationId: loaded.id });
  return { loaded, loadedTasks };
}

export default function StationVisitRoute({ loaderData }: Route.ComponentProps) {
  return <VisitPage {...loaderData} />;
}
