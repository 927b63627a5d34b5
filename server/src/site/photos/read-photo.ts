import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { runs } from '../../ground/principal.ts';
import { findPhoto } from './photo-store.ts';

/** A picture for whom it concerns; for everybody else there is none. */
export async function readPhoto(
  deps: Deps,
  who: Staff,
  { photoId }: { photoId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const photo = await findPhoto(deps.db.query, photoId);
  if (!photo || !concerns(photo, who)) throw new Refusal('not-found');
  return photo.bytes;
}

type Concern = {
  uploaderId: string | null;
  renterId: string | null;
  stationId: string | null;
  claimId: string | null;
  approvedAt: Temporal.Instant | null;
};

function concerns({ uploaderId, renterId, stationId, claimId, approvedAt }: Concern, who: Staff): boolean {
  if (stationId !== null && runs(who, stationId)) return true;
  if (who.kind !== 'person') return false;
  const { id } = who.account;
  // Until an admin has approved a claim it is a guess of staff.
  const isTold = claimId === null || approvedAt !== null;
  return uploaderId === id || (renterId === id && isTold);
}
