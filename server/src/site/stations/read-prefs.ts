import type { Db } from '../../ground/db/open-database.ts';

/** Stored values; the contract's `readStationPrefs` interprets them. */
export async function readPrefs(db: Db, id: string): Promise<Record<string, string>> {
  const row = await db.selectFrom('stations').select('prefs').where('id', '=', id).executeTakeFirst();
  return row?.prefs ?? {};
}
