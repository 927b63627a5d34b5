import type { Actor } from '../../../ground/audit/record-action.ts';
import type { Deps } from '../../../ground/deps.ts';
import { requireStation } from '../../../ground/require-station.ts';
import { askStation } from './ask-station.ts';

/** The station's program ends a command after ten seconds. */
const EXEC_TIME_LIMIT = Temporal.Duration.from({ seconds: 15 });
/** Fetching a new version over a beach's network takes its time. */
const UPDATE_TIME_LIMIT = Temporal.Duration.from({ seconds: 60 });

/** A command line on the station's own computer, for those who repair it; off unless its program was started so. */
export async function execOnStation(
  deps: Deps,
  actor: Actor,
  { stationId, command }: { stationId: string; command: string },
): Promise<string> {
  await requireStation(deps.db.query, actor.who, stationId);
  const { output } = await askStation(
    deps,
    actor,
    'exec',
    { command },
    { action: 'command-run', target: stationId, stationId, data: { command }, timeLimit: EXEC_TIME_LIMIT },
  );
  return output;
}

export async function updateProgram(deps: Deps, actor: Actor, { stationId }: { stationId: string }): Promise<boolean> {
  await requireStation(deps.db.query, actor.who, stationId);
  const { success } = await askStation(
    deps,
    actor,
    'update',
    {},
    { action: 'program-updated', target: stationId, stationId, timeLimit: UPDATE_TIME_LIMIT },
  );
  return success;
}
