import { Refusal } from '@laine/contract/refusals.ts';
import type { Staff } from '../accounts/principal.ts';
import { runs } from '../accounts/principal.ts';
import type { Db } from '../db/open-database.ts';
import type { StationRow } from './station-store.ts';
import { findStationRow, listStationRows } from './station-store.ts';

/** Someone else's station answers as if it did not exist. */
export async function requireStation(db: Db, who: Staff, stationId: string): Promise<StationRow> {
  const row = runs(who, stationId) ? await findStationRow(db, stationId) : undefined;
  if (!row) throw new Refusal('not-found');
  return row;
}

export async function requireKnownStations(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await listStationRows(db)).map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw new Refusal('not-found');
}
