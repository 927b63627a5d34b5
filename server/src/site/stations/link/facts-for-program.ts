import type { Station } from '@laine/contract/public/entities.ts';
import { ClosedBecause, type LinkLocker, type LinkStation, WarningKind } from '@laine/contract/station-link.ts';
import { StoredPrefs } from '@laine/contract/station-prefs.ts';
import { itemKind } from '@laine/rules/seats/item-kind.ts';
import { lackingKit } from '@laine/rules/seats/lacking-kit.ts';
import type { Deps } from '../../../ground/deps.ts';
import { presentStation } from '../facts/present-station.ts';
import { listItemRows } from '../lockers/item-store.ts';
import { listLockerRows } from '../lockers/locker-store.ts';
import { findProgramFacts, listStationClosures, listStationWarnings } from './link-store.ts';

type ProgramFacts = {
  station: LinkStation;
  lockers: LinkLocker[];
  /** The key that opens its link now. */
  keyHash: string | null;
};

/** What a station's program must know of its station and lockers. */
export async function factsForProgram({ db, now }: Deps, stationId: string): Promise<ProgramFacts> {
  const row = await findProgramFacts(db.query, stationId);
  if (!row) throw new Error('stations are never deleted');
  const station = presentStation(row);
  const closures = await listStationClosures(db.query, stationId, now());
  const warnings = await listStationWarnings(db.query, stationId, now());
  const lockers = await listLockerRows(db.query, stationId);
  const things = (await listItemRows(db.query, stationId)).filter(({ place }) => place === 'locker');
  const itemsOf = Map.groupBy(things, (item) => item.lockerNumber);
  return {
    keyHash: row.apiKeyHash,
    station: {
      ...linkStationOf(station),
      closures: closures.map(({ start, end, kind }) => ({
        start: start.toString(),
        end: end.toString(),
        because: ClosedBecause.nullable().catch(null).parse(kind),
      })),
      warnings: warnings.map(({ createdAt, until, kind }) => ({
        start: createdAt.toString(),
        end: until.toString(),
        kind: WarningKind.catch('other').parse(kind),
      })),
      prefs: readable(row.prefs),
    },
    lockers: lockers.map(({ number, status: lockerStatus }) => ({
      number,
      // The program gives nothing out of a locker that is out of service, nor out of one that lacks something.
      status: lockerStatus === 'free' && lackingKit(itemsOf.get(number) ?? []).length > 0 ? 'disabled' : lockerStatus,
      // Of what has no tag no reader can tell.
      items: (itemsOf.get(number) ?? [])
        .filter(({ rfid }) => rfid !== '')
        .map((item) => ({
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

/** Prices and pictures are nothing to the program. */
const linkStationOf = ({ id, name, status, timeZone, phone, ...hours }: Station): Omit<LinkStation, 'prefs'> => ({
  id,
  name,
  status,
  timeZone,
  phone,
  openTimeInSeconds: hours.openTimeInSeconds,
  closeTimeInSeconds: hours.closeTimeInSeconds,
  openingPeriods: hours.openingPeriods,
  daylightMarginInSeconds: hours.daylightMarginInSeconds,
  latitude: hours.latitude,
  longitude: hours.longitude,
});

/** A preference that the contract does not know any more must not keep the others from the station. */
function readable(prefs: Record<string, string>): LinkStation['prefs'] {
  const good = Object.entries(prefs).filter(([name, value]) => StoredPrefs.safeParse({ [name]: value }).success);
  return StoredPrefs.parse(Object.fromEntries(good));
}
