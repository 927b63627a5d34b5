import type { Item } from '@laine/contract/admin/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../audit/record-action.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { Db } from '../../db/open-database.ts';
import type { Deps } from '../../deps.ts';
import type { Staff } from '../../principal.ts';
import { runs } from '../../principal.ts';
import { requireStation } from '../../require-station.ts';
import { presentItem } from '../facts/present-admin-station.ts';
import { withLockedStation } from '../with-locked-station.ts';
import { noteItemAct } from '../items/note-item-act.ts';
import { closeAlertsOfFoundItems } from './close-alerts-of-found-items.ts';
import type { ItemChange, ItemRow, NewItem } from './item-store.ts';
import { findItem, insertItem, isTagTaken, removeItem, setItemPlace, updateItem } from './item-store.ts';
import { requireLocker } from './require-locker.ts';

/**
 * Tagged things that belong in a locker. A tag is one thing's alone at its station, so they are changed one after the
 * other under the station's lock.
 */

export async function createItem(deps: Deps, actor: Actor, wish: NewItem): Promise<Item> {
  const { stationId, lockerNumber } = wish;
  await requireStation(deps.db.query, actor.who, stationId);
  return withLockedStation(deps, stationId, async (tx) => {
    const now = deps.now();
    await requireLocker(tx, actor.who, { stationId, lockerNumber });
    const item = await insertItem(tx, wish, now);
    if (!item) throw new Refusal('tag-taken');
    await recordAction(tx, actor, { action: 'item-created', target: item.id, stationId, data: wish }, now);
    await noteItemAct(tx, actor.who, item, { act: 'created', place: 'locker', lockerNumber }, now);
    return presentItem(item);
  });
}

export async function editItem(
  deps: Deps,
  actor: Actor,
  { itemId, ...wish }: { itemId: string } & ItemChange,
): Promise<Item> {
  const { stationId } = await requireItem(deps.db.query, actor.who, itemId);
  return withLockedStation(deps, stationId, async (tx) => {
    const now = deps.now();
    const before = await requireItem(tx, actor.who, itemId);
    const { lockerNumber = before.lockerNumber } = wish;
    const isMoved = lockerNumber !== before.lockerNumber;
    if (isMoved) await requireLocker(tx, actor.who, { stationId, lockerNumber });
    if (wish.rfid !== undefined && (await isTagTaken(tx, stationId, wish.rfid, itemId))) throw new Refusal('tag-taken');
    await recordAction(tx, actor, { action: 'item-edited', target: itemId, stationId, data: wish }, now);
    if (isMoved) await setItemPlace(tx, itemId, { place: before.place, lockerNumber }, now);
    const edited = await updateItem(tx, itemId, wish, now);
    await noteItemAct(
      tx,
      actor.who,
      before,
      isMoved ? { act: 'placed', place: before.place, lockerNumber } : { act: 'changed' },
      now,
    );
    if (wish.status === 'found') await closeAlertsOfFoundItems(tx, stationId, now);
    return presentItem(edited);
  });
}

export async function deleteItem(deps: Deps, actor: Actor, { itemId }: { itemId: string }): Promise<void> {
  const { stationId } = await requireItem(deps.db.query, actor.who, itemId);
  await withLockedStation(deps, stationId, async (tx) => {
    const { name, rfid } = await requireItem(tx, actor.who, itemId);
    const data = { name, rfid };
    await recordAction(tx, actor, { action: 'item-deleted', target: itemId, stationId, data }, deps.now());
    await removeItem(tx, itemId);
  });
}

export async function requireItem(db: Db, who: Staff, itemId: string): Promise<ItemRow> {
  const item = await findItem(db, itemId);
  if (!item || !runs(who, item.stationId)) throw new Refusal('not-found');
  return item;
}
