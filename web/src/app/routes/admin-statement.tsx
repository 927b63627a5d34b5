import { calls } from '@laine/contract/calls.ts';
import { loadOrNotFound } from '../../admin/frame/load-or-not-found.ts';
import { StatementPage } from '../../admin/money/statement-page.tsx';
import { pageRequest } from '../page-request.ts';
import type { Route } from './+types/admin-statement.ts';

export async function loader({ context, params: { statementId } }: Route.LoaderArgs) {
  const { call, now } = context.get(pageRequest);
  const loaded = await loadOrNotFound(call(calls.statement, { statementId }));
  return { loaded, today: now.toZonedDateTimeISO('UTC').toPlainDate().toString() };
}

export default function StatementRoute({ loaderData }: Route.ComponentProps) {
  return <StatementPage {...loaderData} />;
}
