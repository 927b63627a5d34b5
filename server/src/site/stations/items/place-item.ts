import type { ItemLife } from '@laine/contract/admin/item-entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { ItemPlace } from '@laine/contract/states.ts';
import type { Actor } from '../../../ground/audit/record-action.ts';
import { recordAction } from '../../../ground/audit/record-action.ts';
import type { Deps } from '../../../ground/deps.ts';
import { type Person, personBehind } from '../../../ground/principal.ts';
import { setItemPlace } from '../lockers/item-store.ts';
import { isAmong, requireItem } from '../lockers/items.ts';
import { hasStartedSession } from '../lockers/locker-store.ts';
import { followItems } from '../lockers/note-items.ts';
import { requireLocker } from '../lockers/require-locker.ts';
import { withLockedStation } from '../with-locked-station.ts';
import { getItem } from './get-item.ts';
import { noteItemAct } from './note-item-act.ts';

type Wish = {
  stationId: string;
  itemId: string;
  place: ItemPlace;
  lockerNumber?: number | undefined;
  note?: string | undefined;
};

/**
 * Puts an item into a locker or sets it aside. Not while a board of that locker is out: a rental's items are fixed when
 * it begins. Renters of a locker that is now incomplete get another.
 */
export async function placeItem(
  deps: Deps,
  actor: Actor<Person>,
  { stationId, itemId, place, lockerNumber: wished, note }: Wish,
): Promise<ItemLife> {
  const { stationId: home } = await requireItem(deps.db.query, actor.who, itemId);
  if (home !== stationId) throw new Refusal('not-found');
  await withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    const before = await requireItem(tx, actor.who, itemId);
    const lockerNumber = wished ?? before.lockerNumber;
    const { rfids } = await requireLocker(tx, actor.who, { stationId, lockerNumber });
    const touched = [
      ...(before.place === 'locker' ? [before.lockerNumber] : []),
      ...(place === 'locker' ? [lockerNumber] : []),
    ];
    for (const number of touched) {
      if (await hasStartedSession(tx, stationId, number)) throw new Refusal('locker-in-use');
    }
    const data = { place, lockerNumber };
    await recordAction(tx, actor, { action: 'item-placed', target: itemId, stationId, data }, now);
    // Setting an item aside means having it in hand; a retired one may be lost, and a locker has a reader.
    const isSeen = { spare: true, workshop: true, retired: undefined, locker: isAmong(rfids, before.rfid) }[place];
    await setItemPlace(tx, itemId, { place, lockerNumber, isSeen }, now);
    await noteItemAct(
      tx,
      actor.who,
      before,
      { act: 'placed', place, lockerNumber, ...(note !== undefined && { note }) },
      now,
    );
    await followItems(tx, station, now, personBehind(actor.who));
  });
  return (await getItem(deps, actor.who, { stationId, itemId })).item;
}
