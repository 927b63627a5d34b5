import { AlertPage } from '../../admin/alert/alert-page.tsx';
import { loadAlert } from '../../admin/alert/load-alert.server.ts';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/alert.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const { callOutId } = params;
  const loaded = await loadAlert(call, callOutId);
  if (loaded === 'not-found') throw notFound();
  return { callOutId, loaded };
}

export default function AlertRoute({ loaderData }: Route.ComponentProps) {
  return <AlertPage {...loaderData} />;
}
