import { loadStation } from '../../admin/station/load-station.server.ts';
import { WebhookPage } from '../../admin/station/webhook/webhook-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-station-webhook.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  const loaded = await loadStation(call, params.stationId);
  if (loaded === 'not-found') throw notFound();
  return { loaded, serverNow: now.toString() };
}

export default function StationWebhookRoute({ loaderData }: Route.ComponentProps) {
  return <WebhookPage {...loaderData} />;
}
