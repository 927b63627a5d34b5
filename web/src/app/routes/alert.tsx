import { calls } from '@laine/contract/calls.ts';
import { AlertPage } from '../../admin/alert/alert-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { staffLoader, type Visit } from '../staff-loader.server.ts';

export const loader = staffLoader(async ({ call, params }: Visit<{ callOutId: string }>) => ({
  callOutId: params.callOutId,
  loaded: await call(calls.callOut, params),
}));

export default ({ loaderData }: LoadedBy<typeof loader>) => <AlertPage {...loaderData} />;
