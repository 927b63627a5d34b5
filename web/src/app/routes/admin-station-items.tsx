import { calls } from '@laine/contract/calls.ts';
import { ItemsPage } from '../../admin/station/items/items-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { stationLoader } from '../staff-loader.server.ts';

export const loader = stationLoader(async ({ call }, { id: stationId }) => ({
  loadedItems: await call(calls.items, { stationId }),
}));

export default ({ loaderData }: LoadedBy<typeof loader>) => <ItemsPage {...loaderData} />;
