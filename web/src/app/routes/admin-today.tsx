import { loadToday } from '../../admin/today/load-today.server.ts';
import { TodayPage } from '../../admin/today/today-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-today.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { loaded: await loadToday(context.get(pageRequest).call) };
}

export default function TodayRoute({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />;
}
