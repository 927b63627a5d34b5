import { debtsList } from '../../admin/debts/debts-list.ts';
import { DebtsPage } from '../../admin/debts/debts-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { listLoader } from '../staff-loader.server.ts';

export const loader = listLoader(debtsList);

export default ({ loaderData }: LoadedBy<typeof loader>) => <DebtsPage {...loaderData} />;
