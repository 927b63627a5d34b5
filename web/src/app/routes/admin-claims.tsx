import { ClaimsPage } from '../../admin/claims/claims-page.tsx';
import { loadClaims } from '../../admin/claims/load-claims.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-claims.ts';

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadClaims(context.get(pageRequest).call, url.searchParams);

export default function AdminClaimsRoute({ loaderData }: Route.ComponentProps) {
  return <ClaimsPage {...loaderData} />;
}
