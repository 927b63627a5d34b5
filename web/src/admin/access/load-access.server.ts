import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { loadOrNotFound } from '../frame/load-or-not-found.ts';
import type { LoadedAccess } from './access-data.ts';

export async function loadAccess(call: Caller): Promise<LoadedAccess> {
  const staff = await loadOrNotFound(call(calls.staffMembers));
  const keys = await call(calls.apiKeys);
  const { stations } = await call(calls.stationNames);
  return { staff, keys, stations, programs: await call(calls.adminStations) };
}
