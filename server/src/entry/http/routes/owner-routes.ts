import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { addOwner, listOwners, removeOwner } from '../../../site/owners/owners.ts';
import { listReach } from '../../../site/stations/facts/list-reach.ts';
import { done } from '../request/done.ts';
import { serve } from '../request/serve.ts';

export const ownerRoutes = (deps: Deps) => [
  serve(deps, calls.stationUsers, async ({ who, input }) => ({
    users: await listOwners(deps, who, input),
    reach: await listReach(deps.db.query, input.stationId, deps.sms.isSet),
    hasSms: deps.sms.isSet,
  })),

  serve(deps, calls.addStationUser, ({ actor, input, visit }) => {
    const { locale, origin } = visit;
    return addOwner(deps, actor, { ...input, locale, origin });
  }),

  serve(deps, calls.removeStationUser, ({ actor, input }) => done(removeOwner(deps, actor, input))),
];
