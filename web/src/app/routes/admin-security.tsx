import { loadOrNotFound } from '../../admin/frame/load-or-not-found.ts';
import { loadSecurity } from '../../admin/security/load-security.server.ts';
import { SecurityPage } from '../../admin/security/security-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-security.ts';

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadOrNotFound(loadSecurity(context.get(pageRequest).call, url.searchParams));

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  return <SecurityPage {...loaderData} />;
}
