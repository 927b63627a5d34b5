import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import type { Deps } from '../../deps.ts';
import { hashToken } from '../../secrets.ts';
import { findStationByKey } from './link-store.ts';

export type RecognisedStation = { stationId: string; keyHash: string; pingIntervalInSeconds: number };

/** Which station a key belongs to. It opens the link of that station and nothing else. */
export async function recogniseStation(deps: Deps, key: string): Promise<RecognisedStation | undefined> {
  const keyHash = hashToken(key);
  const station = await findStationByKey(deps.db.query, keyHash);
  if (!station) return undefined;
  const { pingIntervalInSeconds } = readStationPrefs(station.prefs);
  return { stationId: station.id, keyHash, pingIntervalInSeconds };
}
