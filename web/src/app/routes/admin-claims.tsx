import { claimsList } from '../../admin/claims/claims-list.ts';
import { ClaimsPage } from '../../admin/claims/claims-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { listLoader } from '../staff-loader.server.ts';

export const loader = listLoader(claimsList);

export default ({ loaderData }: LoadedBy<typeof loader>) => <ClaimsPage {...loaderData} />;
