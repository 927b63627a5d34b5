import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../deps.ts';
import { getAdminStation, listAdminStations } from '../../stations/admin-stations.ts';
import { createStation } from '../../stations/create-station.ts';
import { editLocker } from '../../stations/edit-locker.ts';
import { editStation } from '../../stations/edit-station.ts';
import { createItem, deleteItem, editItem } from '../../stations/items.ts';
import { replaceStationKey } from '../../stations/replace-station-key.ts';
import { addOwner, listOwners, removeOwner } from '../../stations/owners.ts';
import { acting } from '../acting.ts';
import { serve } from '../serve.ts';

/** Stations, their lockers and items, and who runs them. */
export const adminStationRoutes = (deps: Deps) => [
  serve(deps, calls.adminStations, async ({ who }) => ({ stations: await listAdminStations(deps, who) })),

  serve(deps, calls.adminStation, ({ who, params }) => getAdminStation(deps, who, params.stationId)),

  serve(deps, calls.newStation, ({ body, ...call }) => createStation(deps, acting(call), body)),

  serve(deps, calls.editStation, ({ params, body, ...call }) =>
    editStation(deps, acting(call), params.stationId, body),
  ),

  serve(deps, calls.newStationKey, async ({ params, ...call }) => ({
    newAPIKey: await replaceStationKey(deps, acting(call), params.stationId),
  })),

  serve(deps, calls.stationUsers, async ({ who, params }) => ({
    users: await listOwners(deps, who, params.stationId),
  })),

  serve(deps, calls.addStationUser, ({ params, body, ...call }) => {
    const { locale, origin } = call.request.visit;
    return addOwner(deps, acting(call), { ...params, ...body, locale, origin });
  }),

  serve(deps, calls.removeStationUser, async ({ params, ...call }) => {
    await removeOwner(deps, acting(call), params);
    return { success: true };
  }),

  serve(deps, calls.editLocker, ({ params, body, ...call }) => editLocker(deps, acting(call), params, body)),

  serve(deps, calls.newItem, ({ body, ...call }) => createItem(deps, acting(call), body)),

  serve(deps, calls.editItem, ({ params, body, ...call }) => editItem(deps, acting(call), params.itemId, body)),

  serve(deps, calls.deleteItem, async ({ params, ...call }) => {
    await deleteItem(deps, acting(call), params.itemId);
    return { success: true };
  }),
];
