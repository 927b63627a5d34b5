import type { apiKeyCalls } from '@laine/contract/admin/api-key-calls.ts';
import type { personCalls } from '@laine/contract/admin/person-calls.ts';
import type { stationCalls } from '@laine/contract/admin/station-calls.ts';
import type { CallAnswer } from '@laine/contract/call.ts';
import type { NamedStation } from '../frame/station-filter.tsx';

export type StaffAnswer = CallAnswer<typeof personCalls.staffMembers>;
export type KeysAnswer = CallAnswer<typeof apiKeyCalls.apiKeys>;
export type ListedKey = KeysAnswer['keys'][number];
export type StationsAnswer = CallAnswer<typeof stationCalls.adminStations>;
export type LoadedAccess = {
  staff: StaffAnswer;
  keys: KeysAnswer;
  stations: NamedStation[];
  programs: StationsAnswer;
};
