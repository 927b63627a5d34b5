import { ClaimPage } from '../../admin/claim/claim-page.tsx';
import { loadClaim } from '../../admin/claim/load-claim.server.ts';
import type { LoadedBy } from '../loaded-by.ts';
import { staffLoader, type Visit } from '../staff-loader.server.ts';

export const loader = staffLoader(({ call, params }: Visit<{ claimId: string }>) => loadClaim(call, params.claimId));

export default ({ loaderData }: LoadedBy<typeof loader>) => (
  <ClaimPage key={loaderData.loaded.claim.id} {...loaderData} />
);
