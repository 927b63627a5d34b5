import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { readListAddress } from '../../ui/table/list-address.ts';
import type { NamedStation } from '../sessions/sessions-data.ts';
import { inputOf, MoneyAddress, type StatementsAnswer } from './money-data.ts';

export async function loadMoney(
  call: Caller,
  search: URLSearchParams,
): Promise<{ stations: NamedStation[]; loaded: StatementsAnswer }> {
  const loaded = await call(calls.statements, inputOf(readListAddress(MoneyAddress, search)));
  const { stations } = await call(calls.stationNames);
  return { stations, loaded };
}
