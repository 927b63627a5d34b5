import { calls } from '@laine/contract/calls.ts';
import { loadStation } from '../../admin/station/load-station.server.ts';
import { TodoPage } from '../../admin/station/todo/todo-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-station-todo.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  const loaded = await loadStation(call, params.stationId);
  if (loaded === 'not-found') throw notFound();
  const loadedTasks = await call(calls.tasks, { stationId: loaded.id });
  return { loaded, loadedTasks, serverNow: now.toString() };
}

export default function StationTodoRoute({ loaderData }: Route.ComponentProps) {
  return <TodoPage {...loaderData} />;
}
