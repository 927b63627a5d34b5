import { Refusal, type RefusalCode } from '@laine/contract/refusals.ts';
import { RpcFailure, type RpcFailureWord } from '@laine/contract/rpc-failure.ts';
import type { StationCommand } from '@laine/contract/station-link.ts';
import type { Action, Actor } from '../../../ground/audit/record-action.ts';
import { nameOf, recordAction } from '../../../ground/audit/record-action.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { CommandParams, CommandResult } from '../../../ground/ports/stations.ts';

type Asking = Action & { stationId: string; timeLimit: Temporal.Duration };

/** Recorded before it's sent: a door may open without our ever hearing of it. */
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
    throw error instanceof RpcFailure ? new Refusal(refusalOf[error.word]) : error;
  }
}

/** A failed command as the refusal that its caller gets. */
const refusalOf: Record<RpcFailureWord, RefusalCode> = {
  'exec-switched-off': 'exec-switched-off',
  // It arrived too late, so nothing happened; it counts as unreachable.
  expired: 'station-unreachable',
  'no-answer': 'station-unreachable',
  'hung-up': 'station-unreachable',
  seen: 'station-fault',
  'reader-silent': 'station-fault',
  'bad-frame': 'station-fault',
  'unknown-method': 'station-fault',
  'bad-params': 'station-fault',
  'bad-answer': 'station-fault',
  failed: 'station-fault',
  'too-fast': 'station-fault',
  'key-replaced': 'station-fault',
  'nothing-acknowledged': 'station-fault',
};
