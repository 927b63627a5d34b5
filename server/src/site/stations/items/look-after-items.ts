import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../../ground/audit/record-action.ts';
import { recordAction } from '../../../ground/audit/record-action.ts';
import type { Tx } from '../../../ground/db/open-database.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Person } from '../../../ground/principal.ts';
import { requireStation } from '../../../ground/require-station.ts';
import { attachPhotos } from '../../photos/attach-photos.ts';
import { setCleaned, setServiced, touchItems } from '../lockers/item-store.ts';
import { requireItem } from '../lockers/items.ts';
import { noteItemAct } from './note-item-act.ts';

type Wish = ParsedInput<typeof calls.noteItems>;

/** Acts of staff on things: cleaned, serviced, damaged, or a note, with pictures for a single thing. */
export async function lookAfterItems(deps: Deps, actor: Actor<Person>, wish: Wish): Promise<void> {
  const { stationId, act, note = '', photoIds = [] } = wish;
  const itemIds = [...new Set(wish.itemIds)];
  await requireStation(deps.db.query, actor.who, stationId);
  if (photoIds.length > 0 && itemIds.length > 1) throw new Refusal('malformed', { fields: 'photoIds' });
  // An empty note is refused.
  if (act === 'noted' && note === '' && photoIds.length === 0) throw new Refusal('malformed', { fields: 'note' });
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    for (const itemId of itemIds) {
      const item = await requireItem(tx, actor.who, itemId);
      if (item.stationId !== stationId) throw new Refusal('not-found');
      await recordAction(tx, actor, { action: 'item-noted', target: itemId, stationId, data: { act, note } }, now);
      const itemActId = await noteItemAct(tx, actor.who, item, { act, note }, now);
      await attachPhotos(tx, { photoIds, accountId: actor.who.account.id }, { itemActId });
    }
    await setters[act](tx, itemIds, now);
  });
}

const setters: Record<Wish['act'], (tx: Tx, itemIds: string[], now: Temporal.Instant) => Promise<void>> = {
  cleaned: setCleaned,
  serviced: setServiced,
  damaged: touchItems,
  noted: touchItems,
};
