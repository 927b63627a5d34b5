import { loadNewClaim } from '../../admin/claim/load-claim.server.ts';
import { NewClaimPage } from '../../admin/claim/new-claim-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { staffLoader, type Visit } from '../staff-loader.server.ts';

export const loader = staffLoader(({ call, params }: Visit<{ sessionId: string }>) =>
  loadNewClaim(call, params.sessionId),
);

export default ({ loaderData }: LoadedBy<typeof loader>) => <NewClaimPage key={loaderData.sessionId} {...loaderData} />;
