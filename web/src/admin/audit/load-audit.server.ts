import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import { readListAddress } from '../../ui/table/list-address.ts';
import type { NamedStation } from '../sessions/sessions-data.ts';
import { AuditAddress, inputOf, type AuditActor, type AuditAnswer } from './audit-data.ts';

export async function loadAudit(
  call: Caller,
  search: URLSearchParams,
): Promise<{ stations: NamedStation[]; actors: AuditActor[]; loaded: AuditAnswer }> {
  const loaded = await call(calls.audit, inputOf(readListAddress(AuditAddress, search)));
  const { stations } = await call(calls.stationNames);
  const { members } = await call(calls.staffMembers);
  const { keys } = await call(calls.apiKeys);
  const people = members.map(({ id, email }) => ({ id, kind: 'person', name: email }) as const);
  const programs = keys.map(({ id, name }) => ({ id, kind: 'api-key', name }) as const);
  return { stations, actors: [...people, ...programs], loaded };
}
