import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { loadStation } from '../../admin/station/load-station.server.ts';
import { WallPage } from '../../admin/station/wall/wall-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-station.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  const loaded = await loadStation(call, params.stationId);
  if (loaded === 'not-found') throw notFound();
  return { loaded, serverNow: now.toString() };
}

export default function StationWallRoute({ loaderData }: Route.ComponentProps) {
  return <WallPage {...loaderData} />;
}

/** Looking at one of the lockers changes nothing of the wall. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
