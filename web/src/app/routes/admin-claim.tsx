import { ClaimPage } from '../../admin/claim/claim-page.tsx';
import { loadClaim } from '../../admin/claim/load-claim.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-claim.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadClaim(context.get(pageRequest).call, params.claimId);

export default function AdminClaimRoute({ loaderData }: Route.ComponentProps) {
  return <ClaimPage key={loaderData.loaded.claim.id} {...loaderData} />;
}
