import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { getBroadcast, listBroadcasts } from '../../../rental/broadcasts/list-broadcasts.ts';
import { previewBroadcast } from '../../../rental/broadcasts/preview-broadcast.ts';
import { sendBroadcast } from '../../../rental/broadcasts/send-broadcast.ts';
import { serve } from '../request/serve.ts';

export const broadcastRoutes = (deps: Deps) => [
  serve(deps, calls.broadcasts, async ({ who, input }) => ({
    broadcasts: await listBroadcasts(deps, who, input),
    pagination: { offset: input.offset, limit: input.limit },
  })),

  serve(deps, calls.broadcast, ({ who, input }) => getBroadcast(deps, who, input)),

  serve(deps, calls.previewBroadcast, ({ who, input }) => previewBroadcast(deps, who, input)),

  serve(deps, calls.newBroadcast, ({ actor, input, visit: { locale } }) =>
    sendBroadcast(deps, actor, { ...input, locale }),
  ),
];
