import { loadNewClaim } from '../../admin/claim/load-claim.server.ts';
import { NewClaimPage } from '../../admin/claim/new-claim-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-new-claim.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadNewClaim(context.get(pageRequest).call, params.sessionId);

export default function AdminNewClaimRoute({ loaderData }: Route.ComponentProps) {
  return <NewClaimPage key={loaderData.sessionId} {...loaderData} />;
}
