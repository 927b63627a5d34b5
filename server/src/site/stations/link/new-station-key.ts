import { Refusal } from '@laine/contract/refusals.ts';
import type { Db } from '../../../ground/db/open-database.ts';
import { hashToken, newToken } from '../../../ground/secrets.ts';
import { setStationKey } from '../station-store.ts';

/**
 * Gives a station's program a new key, answered this once; only its hash is kept. A program that is connected with the
 * earlier one is hung up on.
 */
export async function newStationKey(db: Db, stationId: string, now: Temporal.Instant): Promise<string> {
  const key = newToken();
  if (!(await setStationKey(db, stationId, hashToken(key), now))) throw new Refusal('not-found');
  return key;
}
