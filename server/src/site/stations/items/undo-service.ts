import type { ItemLife } from '@laine/contract/admin/item-entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../../ground/audit/record-action.ts';
import { recordAction } from '../../../ground/audit/record-action.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Person } from '../../../ground/principal.ts';
import { undoServiced } from '../lockers/item-store.ts';
import { requireItem } from '../lockers/items.ts';
import { getItem } from './get-item.ts';
import { noteItemAct } from './note-item-act.ts';

type Wish = { stationId: string; itemId: string };

/** "Serviced" was pressed for the wrong thing: its rentals count on as if it had not been. Both stay in its history. */
export async function undoService(deps: Deps, actor: Actor<Person>, { stationId, itemId }: Wish): Promise<ItemLife> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const item = await requireItem(tx, actor.who, itemId);
    if (item.stationId !== stationId) throw new Refusal('not-found');
    if (!(await undoServiced(tx, itemId, now))) throw new Refusal('state-moved-on');
    await recordAction(tx, actor, { action: 'item-service-undone', target: itemId, stationId }, now);
    await noteItemAct(tx, actor.who, item, { act: 'service-undone' }, now);
  });
  return (await getItem(deps, actor.who, { stationId, itemId })).item;
}
