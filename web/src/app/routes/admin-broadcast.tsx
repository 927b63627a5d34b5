import { calls } from '@laine/contract/calls.ts';
import { BroadcastPage } from '../../admin/station/message/broadcast-page.tsx';
import { notFound } from '../../ui/page/not-found.ts';
import type { LoadedBy } from '../loaded-by.ts';
import { stationLoader, type Visit } from '../staff-loader.server.ts';

/** The message of another station is not found under this one. */
export const loader = stationLoader(
  async ({ call, params: { stationId, broadcastId } }: Visit<{ stationId: string; broadcastId: string }>) => {
    const loadedBroadcast = await call(calls.broadcast, { broadcastId });
    if (loadedBroadcast.broadcast.stationId !== stationId) throw notFound();
    return { loadedBroadcast };
  },
);

export default ({ loaderData }: LoadedBy<typeof loader>) => <BroadcastPage {...loaderData} />;
