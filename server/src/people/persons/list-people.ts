import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../ground/deps.ts';
import { countPeople, listPeopleRows } from './people-list-store.ts';
import { presentPerson } from './present-person.ts';

/** Accounts for admins, newest first. Removed ones only when they are asked for. */
export async function listPeople(
  deps: Deps,
  { status, lateTwice, offset, limit }: ParsedInput<typeof calls.people>,
): Promise<CallAnswer<typeof calls.people>> {
  const now = deps.now();
  const filter = { status, lateTwice };
  const pagination = { offset, limit };
  const rows = await listPeopleRows(deps.db.query, filter, pagination, now);
  const total = await countPeople(deps.db.query, filter, now);
  return { people: rows.map((row) => presentPerson(row, now)), pagination, total };
}
