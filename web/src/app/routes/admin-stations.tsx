import { calls } from '@laine/contract/calls.ts';
import { StationsPage } from '../../admin/stations/stations-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-stations.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { call, mapStyleUrl } = context.get(pageRequest);
  return { loaded: await call(calls.dashboard, {}), mapStyleUrl };
}

export default function StationsRoute({ loaderData }: Route.ComponentProps) {
  return <StationsPage {...loaderData} />;
}
