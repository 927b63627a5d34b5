import { calls } from '@laine/contract/calls.ts';
import { ALERTS_SHOWN } from '../../admin/today/today-data.ts';
import { TodayPage } from '../../admin/today/today-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { staffLoader } from '../staff-loader.server.ts';

export const loader = staffLoader(async ({ call }) => {
  const [dashboard, alerts] = await Promise.all([call(calls.dashboard, {}), call(calls.alerts, ALERTS_SHOWN)]);
  return { loaded: { dashboard, alerts } };
});

export default ({ loaderData }: LoadedBy<typeof loader>) => <TodayPage {...loaderData} />;
