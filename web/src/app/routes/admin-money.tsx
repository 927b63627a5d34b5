import { MoneyPage } from '../../admin/money/money-page.tsx';
import { statementsList } from '../../admin/money/statements-list.ts';
import type { LoadedBy } from '../loaded-by.ts';
import { listLoader } from '../staff-loader.server.ts';

export const loader = listLoader(statementsList);

export default ({ loaderData }: LoadedBy<typeof loader>) => <MoneyPage {...loaderData} />;
