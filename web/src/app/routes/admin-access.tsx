import { AccessPage } from '../../admin/access/access-page.tsx';
import { loadAccess } from '../../admin/access/load-access.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-access.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  return { ...(await loadAccess(call)), serverNow: now.toString() };
}

export default function AdminAccessRoute({ loaderData }: Route.ComponentProps) {
  return <AccessPage {...loaderData} />;
}
