import type { AdminStation, AdminStationDetail, LockerRental } from '@laine/contract/admin/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { listOpenAlerts } from '../../alerts/open-alert.ts';
import type { Deps } from '../../deps.ts';
import type { Staff } from '../../principal.ts';
import { runs, stationsOf } from '../../principal.ts';
import { listRentals, type RentalRow } from '../lockers/list-rentals.ts';
import { listItemRows } from '../lockers/item-store.ts';
import { listLockerRows } from '../lockers/locker-store.ts';
import { listAdminStationRows } from '../station-store.ts';
import { presentAdminStation, presentItem, presentLocker } from './present-admin-station.ts';

/** The stations a person or program runs. */
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
  const itemsOf = Map.groupBy(await listItemRows(deps.db.query, stationId), (item) => item.lockerNumber);
  const rentals = await listRentals(deps.db.query, stationId, deps.now());
  const jammed = new Set((await listOpenAlerts(deps.db.query, 'door-jammed', stationId)).map(({ target }) => target));
  const rentalOf = new Map(rentals.map((rental) => [rental.lockerNumber, rental]));
  return {
    ...presentAdminStation(row, staff),
    lockers: lockers.map((locker) => ({
      ...presentLocker(locker),
      items: (itemsOf.get(locker.number) ?? []).map(presentItem),
      isJammed: jammed.has(`${stationId}/${locker.number}`),
      rental: presentRental(rentalOf.get(locker.number), staff),
    })),
  };
}

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
