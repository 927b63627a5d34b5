import { calls } from '@laine/contract/calls.ts';
import { AccessPage } from '../../admin/access/access-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { staffLoader } from '../staff-loader.server.ts';

export const loader = staffLoader(async ({ call }) => {
  const staff = await call(calls.staffMembers);
  const keys = await call(calls.apiKeys);
  const { stations } = await call(calls.stationNames);
  return { staff, keys, stations, programs: await call(calls.adminStations) };
});

export default ({ loaderData }: LoadedBy<typeof loader>) => <AccessPage {...loaderData} />;
