import { calls } from '@laine/contract/calls.ts';
import { loadOrNotFound } from '../../admin/frame/load-or-not-found.ts';
import { SHOWN_TRANSFERS } from '../../admin/transfers/shown-transfers.ts';
import { TransfersPage } from '../../admin/transfers/transfers-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-transfers.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  return { loaded: await loadOrNotFound(call(calls.openTransfers, SHOWN_TRANSFERS)), serverNow: now.toString() };
}

export default function TransfersRoute({ loaderData }: Route.ComponentProps) {
  return <TransfersPage {...loaderData} />;
}
