import { LedgerPage } from '../../admin/ledger/ledger-page.tsx';
import { loadLedger } from '../../admin/ledger/load-ledger.server.ts';
import { loadOrNotFound } from '../../admin/frame/load-or-not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-ledger.ts';

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadOrNotFound(loadLedger(context.get(pageRequest).call, url.searchParams));

export default function LedgerRoute({ loaderData }: Route.ComponentProps) {
  return <LedgerPage {...loaderData} />;
}
