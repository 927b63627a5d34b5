import { loadPerson } from '../../admin/person/load-person.server.ts';
import { PersonPage } from '../../admin/person/person-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-person.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  return { ...(await loadPerson(call, params.personId)), serverNow: now.toString() };
}

export default function AdminPersonRoute({ loaderData }: Route.ComponentProps) {
  return <PersonPage key={loaderData.loaded.person.id} {...loaderData} />;
}
