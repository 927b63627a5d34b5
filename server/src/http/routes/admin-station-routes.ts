import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../deps.ts';
import { getAdminStation, listAdminStations } from '../../stations/facts/admin-stations.ts';
import { createStation } from '../../stations/facts/create-station.ts';
import { editLocker } from '../../stations/lockers/edit-locker.ts';
import { editStation } from '../../stations/facts/edit-station.ts';
import { createItem, deleteItem, editItem } from '../../stations/lockers/items.ts';
import { replaceStationKey } from '../../stations/link/replace-station-key.ts';
import { addOwner, listOwners, removeOwner } from '../../owners/owners.ts';
import { actorOf } from '../request/actor-of.ts';
import { serve } from '../request/serve.ts';

/** Stations, their lockers and items, and who runs them. */
export const adminStationRoutes = (deps: Deps) => [
  serve(deps, calls.adminStations, async ({ who }) => ({ stations: await listAdminStations(deps, who) })),

  serve(deps, calls.adminStation, ({ who, params }) => getAdminStation(deps, who, params.stationId)),

  serve(deps, calls.newStation, ({ body, ...call }) => createStation(deps, actorOf(call), body)),

  serve(deps, calls.editStation, ({ params, body, ...call }) =>
    editStation(deps, actorOf(call), params.stationId, body),
  ),

  serve(deps, calls.newStationKey, async ({ params, ...call }) => ({
    newAPIKey: await replaceStationKey(deps, actorOf(call), params.stationId),
  })),

  serve(deps, calls.stationUsers, async ({ who, params }) => ({
    users: await listOwners(deps, who, params.stationId),
  })),

  serve(deps, calls.addStationUser, ({ params, body, ...call }) => {
    const { locale, origin } = call.request.visit;
    return addOwner(deps, actorOf(call), { ...params, ...body, locale, origin });
  }),

  serve(deps, calls.removeStationUser, async ({ params, ...call }) => {
    await removeOwner(deps, actorOf(call), params);
    return { success: true };
  }),

  serve(deps, calls.editLocker, ({ params, body, ...call }) => editLocker(deps, actorOf(call), params, body)),

  serve(deps, calls.newItem, ({ body, ...call }) => createItem(deps, actorOf(call), body)),

  serve(deps, calls.editItem, ({ params, body, ...call }) => editItem(deps, actorOf(call), params.itemId, body)),

  serve(deps, calls.deleteItem, async ({ params, ...call }) => {
    await deleteItem(deps, actorOf(call), params.itemId);
    return { success: true };
  }),
];
