import type { ItemAct, ItemPlace } from '@laine/contract/states.ts';
import type { Tx } from '../../../ground/db/open-database.ts';
import type { Staff } from '../../../ground/principal.ts';
import { newId } from '../../../ground/secrets.ts';
import { insertItemAct } from './item-act-store.ts';

type Noted = { act: ItemAct; note?: string; place?: ItemPlace; lockerNumber?: number };

/** Writes what staff did with a thing into its history. Answers the id of the line, which pictures may belong to. */
export async function noteItemAct(
  tx: Tx,
  who: Staff,
  item: { id: string; stationId: string },
  { act, note = '', place, lockerNumber }: Noted,
  now: Temporal.Instant,
): Promise<string> {
  const id = newId();
  await insertItemAct(tx, {
    id,
    itemId: item.id,
    stationId: item.stationId,
    act,
    note,
    place: place ?? null,
    lockerNumber: lockerNumber ?? null,
    doneBy: who.kind === 'person' ? who.account.id : null,
    createdAt: now,
  });
  return id;
}
