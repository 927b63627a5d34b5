import { calls } from '@laine/contract/calls.ts';
import { SHOWN_TRANSFERS } from '../../admin/transfers/shown-transfers.ts';
import { TransfersPage } from '../../admin/transfers/transfers-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { staffLoader } from '../staff-loader.server.ts';

export const loader = staffLoader(async ({ call }) => ({
  loaded: await call(calls.openTransfers, SHOWN_TRANSFERS),
}));

export default ({ loaderData }: LoadedBy<typeof loader>) => <TransfersPage {...loaderData} />;
