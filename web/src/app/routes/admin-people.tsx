import { loadPeople } from '../../admin/people/load-people.server.ts';
import { PeoplePage } from '../../admin/people/people-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-people.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  return { loaded: await loadPeople(call, url.searchParams), serverNow: now.toString() };
}

export default function AdminPeopleRoute({ loaderData }: Route.ComponentProps) {
  return <PeoplePage {...loaderData} />;
}
