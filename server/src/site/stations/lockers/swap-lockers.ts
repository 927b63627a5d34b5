import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../../ground/audit/record-action.ts';
import { recordAction } from '../../../ground/audit/record-action.ts';
import type { Deps } from '../../../ground/deps.ts';
import { type Person, personBehind } from '../../../ground/principal.ts';
import { requireStation } from '../../../ground/require-station.ts';
import { noteItemAct } from '../items/note-item-act.ts';
import { withLockedStation } from '../with-locked-station.ts';
import { listItemRows, setItemPlace } from './item-store.ts';
import { isAmong } from './items.ts';
import { hasStartedSession } from './locker-store.ts';
import { followItems } from './note-items.ts';
import { requireLocker } from './require-locker.ts';

type Wish = { stationId: string; lockerNumber: number; otherLockerNumber: number };

/** Everything that belongs in one locker now belongs in the other, and the other way round. */
export async function swapLockers(deps: Deps, actor: Actor<Person>, wish: Wish): Promise<void> {
  const { stationId, lockerNumber, otherLockerNumber } = wish;
  await requireStation(deps.db.query, actor.who, stationId);
  if (lockerNumber === otherLockerNumber) throw new Refusal('malformed', { fields: 'otherLockerNumber' });
  await withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    const otherOf = new Map([
      [lockerNumber, otherLockerNumber],
      [otherLockerNumber, lockerNumber],
    ]);
    const readAt = new Map<number, string[] | null>();
    for (const number of otherOf.keys()) {
      readAt.set(number, (await requireLocker(tx, actor.who, { stationId, lockerNumber: number })).rfids);
      if (await hasStartedSession(tx, stationId, number)) throw new Refusal('locker-in-use');
    }
    const target = `${stationId}/${lockerNumber}`;
    await recordAction(tx, actor, { action: 'lockers-swapped', target, stationId, data: { otherLockerNumber } }, now);
    const things = await listItemRows(tx, stationId);
    for (const item of things.filter(({ place }) => place === 'locker')) {
      const to = otherOf.get(item.lockerNumber);
      if (to === undefined) continue;
      const isSeen = isAmong(readAt.get(to) ?? null, item.rfid);
      await setItemPlace(tx, item.id, { place: 'locker', lockerNumber: to, isSeen }, now);
      await noteItemAct(tx, actor.who, item, { act: 'placed', place: 'locker', lockerNumber: to }, now);
    }
    await followItems(tx, station, now, personBehind(actor.who));
  });
}
