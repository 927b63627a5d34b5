import type { Call } from '@laine/contract/call.ts';
import { clientPath, serverPaths } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';

/** Calls by their names in the contract. */
export type NamedCalls = Readonly<Record<string, Call>>;

/** The calls that have a handler, in the contract's order. A call that answers 404 isn't documented. */
export function servedCalls(routes: readonly { call: Call }[]): NamedCalls {
  const served = new Set(routes.map(({ call }) => call));
  return Object.fromEntries(Object.entries<Call>(calls).filter(([, call]) => served.has(call)));
}

/** The admin call that answers at the path of a public one when there is an `Authorization`. */
export const findStaffCall = (served: NamedCalls, call: Call): Call | undefined =>
  Object.values(served).find(
    (other) => other !== call && other.method === call.method && serverPaths(other).includes(clientPath(call)),
  );
