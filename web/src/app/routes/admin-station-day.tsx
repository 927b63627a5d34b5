import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { DayPage } from '../../admin/station/day/day-page.tsx';
import { loadDay } from '../../admin/station/day/load-day.server.ts';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-station-day.ts';

export async function loader({ context, params: { stationId }, url }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  const loaded = await loadDay(call, { stationId, search: url.searchParams, now });
  if (loaded === 'not-found') throw notFound();
  return { ...loaded, serverNow: now.toString() };
}

export default function StationDayRoute({ loaderData }: Route.ComponentProps) {
  return <DayPage {...loaderData} />;
}

/** Looking at one of the sessions changes nothing of the day. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return dayOf(currentUrl) === dayOf(nextUrl) ? false : defaultShouldRevalidate;
}

function dayOf({ pathname, searchParams }: URL): string {
  const day = new URLSearchParams(searchParams);
  day.delete('session');
  return `${pathname}?${day.toString()}`;
}
