import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { SessionsPage } from '../../admin/sessions/sessions-page.tsx';
import { loadSessions } from '../../admin/sessions/load-sessions.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-sessions.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  return { ...(await loadSessions(call, url.searchParams)), serverNow: now.toString() };
}

export default function AdminSessionsRoute({ loaderData }: Route.ComponentProps) {
  return <SessionsPage {...loaderData} />;
}

/** Looking at one of them changes nothing of the list. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return listOf(currentUrl) === listOf(nextUrl) ? false : defaultShouldRevalidate;
}

function listOf({ pathname, searchParams }: URL): string {
  const list = new URLSearchParams(searchParams);
  list.delete('session');
  return `${pathname}?${list.toString()}`;
}
