import { calls } from '@laine/contract/calls.ts';
import { StatementPage } from '../../admin/money/statement-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { staffLoader, type Visit } from '../staff-loader.server.ts';

export const loader = staffLoader(async ({ call, params, now }: Visit<{ statementId: string }>) => ({
  loaded: await call(calls.statement, params),
  today: now.toZonedDateTimeISO('UTC').toPlainDate().toString(),
}));

export default ({ loaderData }: LoadedBy<typeof loader>) => <StatementPage {...loaderData} />;
