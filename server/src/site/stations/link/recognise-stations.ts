import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import type { Deps } from '../../../ground/deps.ts';
import { hashToken } from '../../../ground/secrets.ts';
import { listStationsByKey } from './link-store.ts';

export type RecognisedStation = { stationId: string; keyHash: string; pingIntervalInSeconds: number };

/** The station of each key. A key opens that station's link and nothing else. */
export async function recogniseStations(deps: Deps, keys: string[]): Promise<Map<string, RecognisedStation>> {
  const keyOf = new Map(keys.map((key) => [hashToken(key), key]));
  const stations = await listStationsByKey(deps.db.query, [...keyOf.keys()]);
  return new Map(
    stations.map(({ id: stationId, prefs, apiKeyHash }) => {
      const keyHash = apiKeyHash ?? '';
      const { pingIntervalInSeconds } = readStationPrefs(prefs);
      return [keyOf.get(keyHash) ?? '', { stationId, keyHash, pingIntervalInSeconds }];
    }),
  );
}
