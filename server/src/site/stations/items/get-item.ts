import type { ItemEvent, ItemLife } from '@laine/contract/admin/item-entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Staff } from '../../../ground/principal.ts';
import { listItemEvents } from './list-item-events.ts';
import { listItems } from './list-items.ts';

type OneItem = { item: ItemLife; events: ItemEvent[]; serviceAfterRentals: number };

/** One item of a station with its full history. */
export async function getItem(
  deps: Deps,
  who: Staff,
  { stationId, itemId }: { stationId: string; itemId: string },
): Promise<OneItem> {
  const { items, serviceAfterRentals } = await listItems(deps, who, { stationId });
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw new Refusal('not-found');
  return { item, events: await listItemEvents(deps.db.query, item), serviceAfterRentals };
}
