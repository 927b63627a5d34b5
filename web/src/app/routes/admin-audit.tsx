import { AuditPage } from '../../admin/audit/audit-page.tsx';
import { loadAudit } from '../../admin/audit/load-audit.server.ts';
import { loadOrNotFound } from '../../admin/frame/load-or-not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-audit.ts';

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadOrNotFound(loadAudit(context.get(pageRequest).call, url.searchParams));

export default function AuditRoute({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}
