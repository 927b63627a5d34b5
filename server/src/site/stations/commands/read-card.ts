import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../../ground/audit/record-action.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { CommandResult } from '../../../ground/ports/stations.ts';
import { requireStation } from '../../../ground/require-station.ts';
import { askStation } from './ask-station.ts';

/** How long a person needs to walk up to the reader with the thing. */
const TIME_LIMIT = Temporal.Duration.from({ seconds: 20 });

/** The tag held to the reader beside the screen, so that it can be given to an item. */
export async function readCard(
  deps: Deps,
  actor: Actor,
  { stationId }: { stationId: string },
): Promise<CommandResult<'readCard'>> {
  await requireStation(deps.db.query, actor.who, stationId);
  const action = { action: 'card-read', target: stationId, stationId, timeLimit: TIME_LIMIT } as const;
  const read = await askStation(deps, actor, 'readCard', {}, action);
  if (read.rfids.length === 0) throw new Refusal('no-tag-seen');
  return read;
}
