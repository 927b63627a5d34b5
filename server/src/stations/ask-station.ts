import { Refusal } from '@laine/contract/refusals.ts';
import { RpcFailure } from '@laine/contract/rpc-peer.ts';
import type { Action, Actor } from '../audit/record-action.ts';
import { nameOf, recordAction } from '../audit/record-action.ts';
import type { Deps } from '../deps.ts';
import type { CommandParams, CommandResult, StationCommand } from './ports.ts';

type Asking = Action & { stationId: string; timeLimit: Temporal.Duration };

/** Recorded for good before it is sent: a door may open although we never hear of it. */
export async function askStation<Name extends StationCommand>(
  deps: Deps,
  actor: Actor,
  command: Name,
  params: CommandParams<Name>,
  { timeLimit, ...action }: Asking,
): Promise<CommandResult<Name>> {
  await recordAction(deps.db.query, actor, action, deps.now());
  try {
    return await deps.stations.call(action.stationId, command, params, { askedBy: nameOf(actor.who), timeLimit });
  } catch (error) {
    throw error instanceof RpcFailure ? asRefusal(error) : error;
  }
}

/** The station was reached and says no in a word of its own. */
function asRefusal({ message }: RpcFailure): Refusal {
  if (message === 'exec-switched-off') return new Refusal('exec-switched-off');
  return new Refusal(message === 'expired' ? 'station-unreachable' : 'station-fault');
}
