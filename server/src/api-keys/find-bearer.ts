import { findPerson } from '../accounts/find-person.ts';
import type { Deps } from '../deps.ts';
import type { Principal } from '../principal.ts';
import { visitor } from '../principal.ts';
import { hashToken } from '../secrets.ts';
import { findApiKey } from './api-key-store.ts';

/** A bearer is a token of a person or an API key of a program. */
export async function findBearer(deps: Deps, token: string): Promise<Principal> {
  const person = await findPerson(deps, token, 'bearer');
  if (person) return person;
  const key = await findApiKey(deps.db.query, hashToken(token), deps.now());
  return key ? { kind: 'program', keyId: key.id, name: key.name, stationIds: key.stationIds } : visitor;
}
