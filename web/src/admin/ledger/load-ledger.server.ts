import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { readListAddress } from '../../ui/table/list-address.ts';
import type { NamedStation } from '../sessions/sessions-data.ts';
import { inputOf, LedgerAddress, type LedgerAnswer } from './ledger-data.ts';

export async function loadLedger(
  call: Caller,
  search: URLSearchParams,
): Promise<{ stations: NamedStation[]; loaded: LedgerAnswer }> {
  const loaded = await call(calls.ledger, inputOf(readListAddress(LedgerAddress, search)));
  const { stations } = await call(calls.stationNames);
  return { stations, loaded };
}
