import { calls } from '@laine/contract/calls.ts';
import { loadOrNotFound } from '../../admin/frame/load-or-not-found.ts';
import { PassesPage } from '../../admin/passes/passes-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-passes.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const loaded = await loadOrNotFound(call(calls.listPassOffers));
  const { stations } = await call(calls.stationNames);
  return { loaded, stations };
}

export default function AdminPassesRoute({ loaderData }: Route.ComponentProps) {
  return <PassesPage {...loaderData} />;
}
