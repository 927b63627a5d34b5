import type { ItemLife } from '@laine/contract/admin/item-entities.ts';
import { SERVICE_AFTER_RENTALS } from '@laine/contract/station-facts.ts';
import { itemKind } from '@laine/rules/seats/item-kind.ts';
import type { Db } from '../../../ground/db/open-database.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Staff } from '../../../ground/principal.ts';
import { requireStation } from '../../../ground/require-station.ts';
import { findBookingStation } from '../booking-station.ts';
import { presentItem } from '../facts/present-admin-station.ts';
import type { ItemLifeRow } from '../lockers/item-store.ts';
import { listItemLifeRows } from '../lockers/item-store.ts';

export type ItemLives = { items: ItemLife[]; serviceAfterRentals: number };

/** All things of a station with their history. */
export async function listItems(deps: Deps, who: Staff, { stationId }: { stationId: string }): Promise<ItemLives> {
  await requireStation(deps.db.query, who, stationId);
  return readItemLives(deps.db.query, stationId);
}

export async function readItemLives(db: Db, stationId: string): Promise<ItemLives> {
  const station = await findBookingStation(db, stationId);
  const serviceAfterRentals = station?.facts?.serviceAfterRentals ?? SERVICE_AFTER_RENTALS;
  const rows = await listItemLifeRows(db, stationId);
  return { items: rows.map((row) => presentLife(row, serviceAfterRentals)), serviceAfterRentals };
}

/** Things in the workshop are being serviced, and retired ones need nothing. */
function presentLife(row: ItemLifeRow, serviceAfterRentals: number): ItemLife {
  const { place, rentalsSinceService, openProblems, servicedAt, cleanedAt, serviceBefore } = row;
  return {
    ...presentItem(row),
    kind: itemKind(row),
    place,
    rentalsSinceService,
    isServiceDue: (place === 'locker' || place === 'spare') && rentalsSinceService >= serviceAfterRentals,
    openProblems: openProblems ?? 0,
    servicedAt: servicedAt?.toString() ?? null,
    cleanedAt: cleanedAt?.toString() ?? null,
    serviceBefore: serviceBefore && { rentals: serviceBefore.rentals, servicedAt: asMoment(serviceBefore.servicedAt) },
  };
}

/** The database writes its own offset. */
const asMoment = (text: string | null) => (text === null ? null : Temporal.Instant.from(text).toString());
