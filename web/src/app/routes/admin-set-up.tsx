import { loadSetUp } from '../../admin/new-station/load-new-station.server.ts';
import { SetUpPage } from '../../admin/new-station/set-up-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-set-up.ts';

export async function loader({ context, params: { stationId, step } }: Route.LoaderArgs) {
  const { call, now, origin } = context.get(pageRequest);
  return { ...(await loadSetUp(call, stationId)), step, serverUrl: origin, serverNow: now.toString() };
}

export default function SetUpRoute({ loaderData }: Route.ComponentProps) {
  return <SetUpPage {...loaderData} />;
}
