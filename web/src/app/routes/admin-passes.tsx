import { calls } from '@laine/contract/calls.ts';
import { PassesPage } from '../../admin/passes/passes-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { staffLoader } from '../staff-loader.server.ts';

export const loader = staffLoader(async ({ call }) => {
  const loaded = await call(calls.listPassOffers);
  const { stations } = await call(calls.stationNames);
  return { loaded, stations };
});

export default ({ loaderData }: LoadedBy<typeof loader>) => <PassesPage {...loaderData} />;
