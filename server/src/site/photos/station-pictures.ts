import { calls } from '@laine/contract/calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { DAY_IN_SECONDS, MAX_STATION_PICTURES_A_DAY, MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import { encodePhoto } from './encode-photo.ts';
import { countStationPictures, findStationPicture, insertStationPicture } from './station-picture-store.ts';

const RETRY_AFTER_SECONDS = 60 * MINUTE_IN_SECONDS;

/** Keeps a copy of a picture for a station's public page. Nobody sees it there before the station's facts name it. */
export async function uploadStationPicture(
  deps: Deps,
  who: Staff,
  { stationId, bytes }: { stationId: string; bytes: Uint8Array },
): Promise<{ id: string; url: string }> {
  await requireStation(deps.db.query, who, stationId);
  const since = plusSeconds(deps.now(), -DAY_IN_SECONDS);
  if ((await countStationPictures(deps.db.query, stationId, since)) >= MAX_STATION_PICTURES_A_DAY) {
    throw new Refusal('too-many-pictures', {}, RETRY_AFTER_SECONDS);
  }
  const encoded = await encodePhoto(bytes, { key: `station ${stationId}`, kind: 'known' });
  const id = await deps.db.transaction((tx) => insertStationPicture(tx, stationId, encoded, deps.now()));
  return { id, url: callAddress(calls.stationPicture, { pictureId: id }) };
}

/** For everybody: its id is random, and it is made to be seen. */
export async function readStationPicture(
  deps: Deps,
  { pictureId }: { pictureId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await findStationPicture(deps.db.query, pictureId);
  if (!picture) throw new Refusal('not-found');
  return picture.bytes;
}
