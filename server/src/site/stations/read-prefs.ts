import type { Db } from '../../ground/db/open-database.ts';

/** As they are stored; `readStationPrefs` of the contract tells what they mean. */
export async function readPrefs(db: Db, id: string): Promise<Record<string, string>> {
  const row = await db.selectFrom('stations').select('prefs').where('id', '=', id).executeTakeFirst();
  return row?.prefs ?? {};
}
