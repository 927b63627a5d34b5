import { calls } from '@laine/contract/calls.ts';
import { StationsPage } from '../../admin/stations/stations-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { staffLoader } from '../staff-loader.server.ts';

export const loader = staffLoader(async ({ call, mapStyleUrl }) => ({
  loaded: await call(calls.dashboard, {}),
  mapStyleUrl,
}));

export default ({ loaderData }: LoadedBy<typeof loader>) => <StationsPage {...loaderData} />;
