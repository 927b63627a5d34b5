import { Refusal } from '@laine/contract/refusals.ts';
import { sql } from 'kysely';
import type { Db } from './db/open-database.ts';
import type { Staff } from './principal.ts';
import { runs } from './principal.ts';

/** Someone else's station answers as if it didn't exist. */
export async function requireStation(db: Db, who: Staff, stationId: string): Promise<void> {
  if (!runs(who, stationId)) throw new Refusal('not-found');
  await requireKnownStations(db, [stationId]);
}

export async function requireKnownStations(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('stations')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw new Refusal('not-found');
}
