import { securityList } from '../../admin/security/security-list.ts';
import { SecurityPage } from '../../admin/security/security-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { listLoader } from '../staff-loader.server.ts';

export const loader = listLoader(securityList);

export default ({ loaderData }: LoadedBy<typeof loader>) => <SecurityPage {...loaderData} />;
