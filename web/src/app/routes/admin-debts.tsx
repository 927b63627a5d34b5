import { calls } from '@laine/contract/calls.ts';
import { DebtsAddress, inputOf } from '../../admin/debts/debts-data.ts';
import { DebtsPage } from '../../admin/debts/debts-page.tsx';
import { loadOrNotFound } from '../../admin/frame/load-or-not-found.ts';
import { readListAddress } from '../../ui/table/list-address.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-debts.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const input = inputOf(readListAddress(DebtsAddress, url.searchParams));
  return { loaded: await loadOrNotFound(context.get(pageRequest).call(calls.debts, input)) };
}

export default function DebtsRoute({ loaderData }: Route.ComponentProps) {
  return <DebtsPage {...loaderData} />;
}
