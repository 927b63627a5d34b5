import { AlertMessagesPage } from '../../admin/alert-messages/alert-messages-page.tsx';
import { loadAlertMessages } from '../../admin/alert-messages/load-alert-messages.server.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-alert-messages.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  return { loaded: await loadAlertMessages(call), serverNow: now.toString() };
}

export default function AdminAlertMessagesRoute({ loaderData }: Route.ComponentProps) {
  return <AlertMessagesPage {...loaderData} />;
}
