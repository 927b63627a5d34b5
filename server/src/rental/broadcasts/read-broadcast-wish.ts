import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import { namesDoorCode } from './list-concerned.ts';

type Wish = ParsedInput<typeof calls.previewBroadcast>;
export type BroadcastWish = Omit<Wish, 'until'> & { until: Temporal.Instant };

/** Only for the station's staff, about a time that isn't over, and without door codes in the text. */
export async function readBroadcastWish(deps: Deps, person: Person, wish: Wish): Promise<BroadcastWish> {
  const { query } = deps.db;
  const { stationId, kind, words, closes } = wish;
  await requireStation(query, person, stationId);
  const until = Temporal.Instant.from(wish.until);
  if (!isBefore(deps.now(), until)) throw new Refusal('broadcast-over');
  if (await namesDoorCode(query, stationId, Object.values(words))) throw new Refusal('broadcast-names-code');
  return { stationId, kind, words, closes, until };
}
