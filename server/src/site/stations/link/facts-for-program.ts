import { paths } from '@laine/contract/paths.ts';
import type { Station } from '@laine/contract/public/entities.ts';
import { ClosedBecause, type LinkLocker, type LinkStation, WarningKind } from '@laine/contract/station-link.ts';
import { StoredPrefs } from '@laine/contract/station-prefs.ts';
import { itemKind } from '@laine/rules/seats/item-kind.ts';
import { lackingKit } from '@laine/rules/seats/lacking-kit.ts';
import type { Deps } from '../../../ground/deps.ts';
import { originOf } from '../../../ground/origin-of.ts';
import { presentStation } from '../facts/present-station.ts';
import { findProgramFacts } from './link-store.ts';

type ProgramFacts = {
  station: LinkStation;
  lockers: LinkLocker[];
  /** The present key of its link. */
  keyHash: string | null;
};

/** Facts about its station and lockers that a program needs. */
export async function factsForProgram({ db, now, settings }: Deps, stationId: string): Promise<ProgramFacts> {
  const row = await findProgramFacts(db.query, stationId, now());
  if (!row) throw new Error('stations are never deleted');
  const station = presentStation(row);
  const itemsOf = Map.groupBy(row.things, (item) => item.lockerNumber);
  return {
    keyHash: row.apiKeyHash,
    station: {
      ...linkStationOf(station),
      ...(station.status === 'active' && { walkUp: walkUpOf(station, settings) }),
      closures: row.closures.map(({ start, end, kind }) => ({
        start: inUtc(start),
        end: inUtc(end),
        because: ClosedBecause.nullable().catch(null).parse(kind),
      })),
      warnings: row.warnings.map(({ start, end, kind }) => ({
        start: inUtc(start),
        end: inUtc(end),
        kind: WarningKind.catch('other').parse(kind),
      })),
      prefs: readable(row.prefs),
    },
    lockers: row.lockers.map(({ number, status: lockerStatus }) => ({
      number,
      // The program gives nothing out of a locker that is out of service or incomplete.
      status: lockerStatus === 'free' && lackingKit(itemsOf.get(number) ?? []).length > 0 ? 'disabled' : lockerStatus,
      // A reader can't see things without a tag.
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

/** The database writes moments inside JSON in a zone of its own. */
const inUtc = (moment: string) => Temporal.Instant.from(moment).toString();

const walkUpOf = (station: Station, settings: Deps['settings']): LinkStation['walkUp'] => ({
  url: `${originOf(settings)}${paths.here(station.id)}`,
  pricePerHourInCents: station.pricePerHourInCents,
  startingFeeInCents: station.startingFeeInCents,
  minDurationInSeconds: station.minDurationInSeconds,
  maxDurationInSeconds: station.maxDurationInSeconds,
  turnaroundInSeconds: station.turnaroundInSeconds,
});

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

/** A preference that the contract no longer knows must not keep the others from the station. */
function readable(prefs: Record<string, string>): LinkStation['prefs'] {
  const good = Object.entries(prefs).filter(([name, value]) => StoredPrefs.safeParse({ [name]: value }).success);
  return StoredPrefs.parse(Object.fromEntries(good));
}
