import { calls } from '@laine/contract/calls.ts';
import { ItemPage } from '../../admin/station/item/item-page.tsx';
import type { LoadedBy } from '../loaded-by.ts';
import { stationLoader, type Visit } from '../staff-loader.server.ts';

export const loader = stationLoader(async ({ call, params }: Visit<{ stationId: string; itemId: string }>) => ({
  loadedItem: await call(calls.item, params),
}));

export default ({ loaderData }: LoadedBy<typeof loader>) => <ItemPage {...loaderData} />;
