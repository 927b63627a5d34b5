import { ledgerList } from '../../admin/ledger/ledger-list.ts';
import { LedgerPage } from '../../admin/ledger/ledger-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { listLoader } from '../staff-loader.server.ts';

export const loader = listLoader(ledgerList);

export default ({ loaderData }: LoadedBy<typeof loader>) => <LedgerPage {...loaderData} />;
