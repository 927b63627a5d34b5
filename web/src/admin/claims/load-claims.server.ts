import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { readListAddress } from '../../ui/table/list-address.ts';
import { loadOrNotFound } from '../frame/load-or-not-found.ts';
import type { NamedStation } from '../sessions/sessions-data.ts';
import { ClaimsAddress, inputOf, type ClaimsAnswer } from './claims-data.ts';

export async function loadClaims(
  call: Caller,
  search: URLSearchParams,
): Promise<{ stations: NamedStation[]; loaded: ClaimsAnswer }> {
  const loaded = await loadOrNotFound(call(calls.claims, inputOf(readListAddress(ClaimsAddress, search))));
  const { stations } = await call(calls.stationNames);
  return { stations, loaded };
}
