import { calls } from '@laine/contract/calls.ts';
import { loadStation } from '../../admin/station/load-station.server.ts';
import { ConsolePage } from '../../admin/station/console/console-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-station-console.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const { user } = await call(calls.me);
  // For owners it does not exist.
  if (!user?.isAdmin) throw notFound();
  const loaded = await loadStation(call, params.stationId);
  if (loaded === 'not-found') throw notFound();
  return { loaded };
}

export default function StationConsoleRoute({ loaderData }: Route.ComponentProps) {
  return <ConsolePage {...loaderData} />;
}
