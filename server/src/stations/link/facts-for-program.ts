import type { LinkLocker, LinkStation } from '@laine/contract/station-link.ts';
import { StoredPrefs } from '@laine/contract/station-prefs.ts';
import { itemKind } from '@laine/rules/item-kind.ts';
import type { Deps } from '../../deps.ts';
import { presentStation } from '../facts/present-station.ts';
import { listItemRows } from '../lockers/item-store.ts';
import { listLockerRows } from '../lockers/locker-store.ts';
import { findProgramFacts } from './link-store.ts';

type ProgramFacts = {
  station: LinkStation;
  lockers: LinkLocker[];
  /** The key that opens its link now. */
  keyHash: string | null;
};

/** What a station's program must know of its station and lockers. */
export async function factsForProgram({ db }: Deps, stationId: string): Promise<ProgramFacts> {
  const row = await findProgramFacts(db.query, stationId);
  if (!row) throw new Error('stations are never deleted');
  const { id, name, status, timeZone, openTimeInSeconds, closeTimeInSeconds, phone } = presentStation(row);
  const lockers = await listLockerRows(db.query, stationId);
  const itemsOf = Map.groupBy(await listItemRows(db.query, stationId), (item) => item.lockerNumber);
  return {
    keyHash: row.apiKeyHash,
    station: { id, name, status, timeZone, openTimeInSeconds, closeTimeInSeconds, phone, prefs: readable(row.prefs) },
    lockers: lockers.map(({ number, status: lockerStatus }) => ({
      number,
      status: lockerStatus,
      items: (itemsOf.get(number) ?? []).map((item) => ({
        id: item.id,
        name: item.name,
        kind: itemKind(item),
        rfid: item.rfid,
        canOpenDoor: item.canOpenDoor,
        status: item.status,
      })),
    })),
  };
}

/** A preference that the contract does not know any more must not keep the others from the station. */
function readable(prefs: Record<string, string>): LinkStation['prefs'] {
  const good = Object.entries(prefs).filter(([name, value]) => StoredPrefs.safeParse({ [name]: value }).success);
  return StoredPrefs.parse(Object.fromEntries(good));
}
