import type { Item } from '@laine/contract/admin/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { Tag, TAG_DIGITS } from '@laine/contract/tag.ts';
import { itemKind } from '@laine/rules/seats/item-kind.ts';
import { isSameTag } from '@laine/rules/seats/plain-tag.ts';
import type { Actor } from '../../../ground/audit/record-action.ts';
import { recordAction } from '../../../ground/audit/record-action.ts';
import { refuseLostEdit } from '../../../ground/audit/refuse-lost-edit.ts';
import type { Db, Tx } from '../../../ground/db/open-database.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Staff } from '../../../ground/principal.ts';
import { personBehind, runs } from '../../../ground/principal.ts';
import { requireStation } from '../../../ground/require-station.ts';
import { presentItem } from '../facts/present-admin-station.ts';
import { noteItemAct } from '../items/note-item-act.ts';
import { withLockedStation } from '../with-locked-station.ts';
import type { ItemChange, ItemRow, NewItem } from './item-store.ts';
import { findItem, findByTag, insertItem, removeItem, setItemPlace, updateItem } from './item-store.ts';
import { followItems } from './note-items.ts';
import { requireLocker } from './require-locker.ts';

/**
 * Tagged things that belong in a locker. They are changed one after the other under the station's lock, since what is
 * in a locker decides whether anybody gets it; that a tag is one thing's alone, at any station, is kept by the
 * database.
 */

/** A new thing is not seen yet, unless the reader of its locker saw its tag last. */
export async function createItem(deps: Deps, actor: Actor, wish: NewItem): Promise<Item> {
  const { stationId, lockerNumber } = wish;
  const rfid = requireTag(wish.rfid);
  await requireStation(deps.db.query, actor.who, stationId);
  return withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    const locker = await requireLocker(tx, actor.who, { stationId, lockerNumber });
    const isSeen = isAmong(locker.rfids, rfid);
    const { name, canOpenDoor, metadata } = wish;
    const made = { stationId, lockerNumber, name, canOpenDoor, metadata, rfid };
    await requireTagFree(tx, actor.who, rfid);
    const item = await insertItem(tx, made, { isSeen, now });
    if (!item) throw new Refusal('tag-taken');
    await recordAction(tx, actor, { action: 'item-created', target: item.id, stationId, data: made }, now);
    await noteItemAct(tx, actor.who, item, { act: 'created', place: 'locker', lockerNumber }, now);
    await followItems(tx, station, now, personBehind(actor.who));
    return presentItem(item);
  });
}

export async function editItem(
  deps: Deps,
  actor: Actor,
  { itemId, before: found, ...wish }: { itemId: string; before?: Partial<ItemChange> | undefined } & ItemChange,
): Promise<Item> {
  const { stationId } = await requireItem(deps.db.query, actor.who, itemId);
  const rfid = wish.rfid === undefined ? undefined : requireTag(wish.rfid);
  return withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    const before = await requireItem(tx, actor.who, itemId);
    const { lockerNumber = before.lockerNumber } = wish;
    const isMoved = lockerNumber !== before.lockerNumber;
    const { rfids } = await requireLocker(tx, actor.who, { stationId, lockerNumber });
    if (rfid !== undefined) await requireTagFree(tx, actor.who, rfid, itemId);
    const { name = before.name, metadata = before.metadata } = wish;
    const isOtherKind = itemKind({ name, metadata }) !== itemKind(before);
    const isNew = isMoved || isOtherKind || (rfid !== undefined && !isSameTag(rfid, before.rfid));
    const isRead = isAmong(rfids, rfid ?? before.rfid);
    const isFound = wish.status === 'found' && before.status !== 'found';
    // Only a reader finds a thing, or an eye where there is none; a word by call does not.
    if (isFound && !isRead) throw new Refusal('item-not-seen');
    const isSeen = wish.status !== 'not-found' && (isNew || isFound) ? isRead : undefined;
    const stored = { name: before.name, rfid: before.rfid, canOpenDoor: before.canOpenDoor };
    const timeZone = station.facts?.timeZone;
    const edit = { stored, before: found, wish: { ...wish, rfid }, timeZone };
    await refuseLostEdit(tx, { target: itemId, action: 'item-edited', ...edit });
    await recordAction(tx, actor, { action: 'item-edited', target: itemId, stationId, data: wish }, now);
    if (isMoved) await setItemPlace(tx, itemId, { place: before.place, lockerNumber }, now);
    const edited = await updateItem(tx, itemId, { ...wish, rfid, isSeen }, now);
    await noteItemAct(
      tx,
      actor.who,
      before,
      isMoved ? { act: 'placed', place: before.place, lockerNumber } : { act: 'changed' },
      now,
    );
    const unserved = await followItems(tx, station, now, personBehind(actor.who));
    if ((isMoved || isOtherKind) && unserved.length > 0) throw new Refusal('item-needed');
    return presentItem(edited);
  });
}

export async function deleteItem(deps: Deps, actor: Actor, { itemId }: { itemId: string }): Promise<void> {
  const { stationId } = await requireItem(deps.db.query, actor.who, itemId);
  await withLockedStation(deps, stationId, async (tx, station) => {
    const { name, rfid } = await requireItem(tx, actor.who, itemId);
    const data = { name, rfid };
    await recordAction(tx, actor, { action: 'item-deleted', target: itemId, stationId, data }, deps.now());
    await removeItem(tx, itemId);
    const unserved = await followItems(tx, station, deps.now(), personBehind(actor.who));
    // Setting it aside asks first, which a removal cannot.
    if (unserved.length > 0) throw new Refusal('item-needed');
  });
}

export async function requireItem(db: Db, who: Staff, itemId: string): Promise<ItemRow> {
  const item = await findItem(db, itemId);
  if (!item || !runs(who, item.stationId)) throw new Refusal('not-found');
  return item;
}

/** In the readers' format, so that people can compare them too. */
function requireTag(rfid: string): string {
  const { success, data } = Tag.safeParse(rfid);
  if (!success) throw new Refusal('tag-malformed', TAG_DIGITS);
  return data;
}

/** The place is told only to people who may see that station. */
async function requireTagFree(tx: Tx, who: Staff, rfid: string, exceptItemId?: string): Promise<void> {
  const other = await findByTag(tx, rfid);
  if (!other || other.id === exceptItemId) return;
  const { stationId, station, lockerNumber: locker, name } = other;
  throw runs(who, stationId) ? new Refusal('tag-taken-at', { name, station, locker }) : new Refusal('tag-taken');
}

export const isAmong = (rfids: string[] | null, rfid: string) => rfids?.some((seen) => isSameTag(seen, rfid)) ?? false;
