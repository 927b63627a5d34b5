import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { readListAddress } from '../../ui/table/list-address.ts';
import type { NamedStation } from '../sessions/sessions-data.ts';
import { inputOf, type SecurityAnswer, SecurityAddress } from './security-data.ts';

export async function loadSecurity(
  call: Caller,
  search: URLSearchParams,
): Promise<{ stations: NamedStation[]; loaded: SecurityAnswer }> {
  const loaded = await call(calls.securityEvents, inputOf(readListAddress(SecurityAddress, search)));
  const { stations } = await call(calls.stationNames);
  return { stations, loaded };
}
