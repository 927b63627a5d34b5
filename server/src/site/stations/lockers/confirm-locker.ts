import { Refusal } from '@laine/contract/refusals.ts';
import type { KitKind } from '@laine/contract/states.ts';
import { itemKind } from '@laine/rules/seats/item-kind.ts';
import { lackingKit } from '@laine/rules/seats/lacking-kit.ts';
import type { Actor } from '../../../ground/audit/record-action.ts';
import { recordAction } from '../../../ground/audit/record-action.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Person } from '../../../ground/principal.ts';
import { noteItemAct } from '../items/note-item-act.ts';
import { withLockedStation } from '../with-locked-station.ts';
import type { LockerPlace } from './edit-locker.ts';
import { insertItem, updateItem } from './item-store.ts';
import { hasStartedSession } from './locker-store.ts';
import { followItems, listItems, noteItems } from './note-items.ts';
import { requireLocker } from './require-locker.ts';

const names: Record<KitKind, string> = { board: 'Board', paddle: 'Paddle', vest: 'Life vest' };

/**
 * Staff at a locker confirm that they see board, paddle and vest in it. Counts only if no reader has answered for this
 * locker: a reader's result can't be overridden, nor a sensor that reports an open door. Unrecorded items are created
 * without a tag. Undoing it makes them unseen again.
 */
export async function confirmLocker(
  deps: Deps,
  actor: Actor<Person>,
  place: LockerPlace & { isSeen: boolean },
): Promise<void> {
  const { stationId, lockerNumber, isSeen } = place;
  await requireLocker(deps.db.query, actor.who, place);
  await withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    const { rfids, isOpen } = await requireLocker(tx, actor.who, place);
    if (rfids !== null) throw new Refusal('reader-sees-otherwise');
    if (await hasStartedSession(tx, stationId, lockerNumber)) throw new Refusal('locker-in-use');
    if (isSeen && isOpen) throw new Refusal('door-open');
    const target = `${stationId}/${lockerNumber}`;
    await recordAction(
      tx,
      actor,
      { action: isSeen ? 'locker-confirmed' : 'locker-unconfirmed', target, stationId },
      now,
    );
    const things = await listItems(tx, stationId, lockerNumber);
    if (!isSeen) {
      for (const { id } of things) await updateItem(tx, id, { isSeen }, now);
      await followItems(tx, station, now, actor.who.account.id);
      return;
    }
    const known = new Set<string>(things.map(itemKind));
    const seen = things.filter(({ status }) => status !== 'found');
    for (const kind of lackingKit([]).filter((wanted) => !known.has(wanted))) {
      const made = { stationId, lockerNumber, name: names[kind], rfid: '', canOpenDoor: false, metadata: { kind } };
      const item = await insertItem(tx, made, { isSeen: false, now });
      if (!item) throw new Error('a thing without a tag is in nobody’s way');
      await noteItemAct(tx, actor.who, item, { act: 'created', place: 'locker', lockerNumber }, now);
      seen.push(item);
    }
    for (const { id } of seen) await noteItemAct(tx, actor.who, { id, stationId }, { act: 'seen', lockerNumber }, now);
    await noteItems(tx, station, { found: seen }, now, actor.who.account.id);
  });
}
