import type { AdminLocker, AdminStation, AdminStationDetail, LockerRental } from '@laine/contract/admin/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { lackingKit } from '@laine/rules/seats/lacking-kit.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Staff } from '../../../ground/principal.ts';
import { runs, stationsOf } from '../../../ground/principal.ts';
import { listOpenAlerts } from '../../../telling/alerts/open-alert.ts';
import type { ItemRow } from '../lockers/item-store.ts';
import { listItemRows } from '../lockers/item-store.ts';
import { listRentals, type RentalRow } from '../lockers/list-rentals.ts';
import type { LockerRow } from '../lockers/locker-store.ts';
import { listLockerRows } from '../lockers/locker-store.ts';
import { sortByTags } from '../lockers/note-items.ts';
import { listAdminStationRows } from '../station-store.ts';
import { presentAdminStation, presentItem, presentLocker } from './present-admin-station.ts';
import { reasonsNotToOpen } from './reasons-not-to-open.ts';

/** The stations that a person or program runs. */
export async function listAdminStations(deps: Deps, staff: Staff): Promise<AdminStation[]> {
  const rows = await listAdminStationRows(deps.db.query, stationsOf(staff));
  return rows.map((row) => presentAdminStation(row, staff));
}

export async function getAdminStation(
  deps: Deps,
  staff: Staff,
  { stationId }: { stationId: string },
): Promise<AdminStationDetail> {
  if (!runs(staff, stationId)) throw new Refusal('not-found');
  const [row] = await listAdminStationRows(deps.db.query, [stationId]);
  if (!row) throw new Refusal('not-found');
  const lockers = await listLockerRows(deps.db.query, stationId);
  const things = await listItemRows(deps.db.query, stationId);
  const inLocker = things.filter(({ place }) => place === 'locker');
  const itemsOf = Map.groupBy(inLocker, (item) => item.lockerNumber);
  const rentals = await listRentals(deps.db.query, stationId, deps.now());
  const jammed = new Set((await listOpenAlerts(deps.db.query, 'door-jammed', stationId)).map(({ target }) => target));
  const rentalOf = new Map(rentals.map((rental) => [rental.lockerNumber, rental]));
  return {
    ...presentAdminStation(row, staff),
    reasonsNotToOpen: await reasonsNotToOpen(deps.db.query, stationId, { hasSms: deps.sms.isSet }),
    lockers: lockers.map((locker) => ({
      ...presentLocker(locker),
      items: (itemsOf.get(locker.number) ?? []).map(presentItem),
      lacks: lackingKit(itemsOf.get(locker.number) ?? []),
      strays: listStrays(things, locker),
      isJammed: jammed.has(`${stationId}/${locker.number}`),
      rental: presentRental(rentalOf.get(locker.number), staff),
    })),
  };
}

/** Things that were seen in this locker and belong elsewhere. */
const listStrays = (things: ItemRow[], { number, rfids }: LockerRow): AdminLocker['strays'] =>
  sortByTags(things, rfids ?? [])
    .found.filter(({ place, lockerNumber }) => place !== 'locker' || lockerNumber !== number)
    .map(({ id, name, rfid, lockerNumber, place }) => ({ id, name, rfid, lockerNumber, place }));

/** Programs need no names. */
const presentRental = (rental: RentalRow | undefined, staff: Staff): LockerRental | null =>
  rental
    ? {
        ...rental,
        renter: staff.kind === 'person' ? rental.renter : '',
        start: rental.start.toString(),
        end: rental.end.toString(),
      }
    : null;
