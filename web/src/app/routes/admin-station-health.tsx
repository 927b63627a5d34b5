import { calls } from '@laine/contract/calls.ts';
import { HealthAddress } from '../../admin/station/health/health-data.ts';
import { HealthPage } from '../../admin/station/health/health-page.tsx';
import { readListAddress } from '../../ui/table/list-address.ts';
import type { LoadedBy } from '../loaded-by.ts';
import { stationLoader } from '../staff-loader.server.ts';

export const loader = stationLoader(async ({ call, search }, { id: stationId }) => {
  const { range } = readListAddress(HealthAddress, search);
  return { loadedHealth: await call(calls.health, { stationId, range }) };
});

export default ({ loaderData }: LoadedBy<typeof loader>) => <HealthPage {...loaderData} />;
