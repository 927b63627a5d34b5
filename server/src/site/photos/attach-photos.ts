import { Refusal } from '@laine/contract/refusals.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { PhotoOf, PhotoOwner } from './photo-store.ts';
import { attachLoosePhotos, detachPhotos, listPhotoRows } from './photo-store.ts';
import { photoUrl } from './upload-photo.ts';

type Wish = { photoIds: string[]; accountId: string };

/** Only one's own pictures that belong to nothing yet. One that is gone by now must be chosen again. */
export async function attachPhotos(tx: Tx, { photoIds, accountId }: Wish, owner: PhotoOwner): Promise<void> {
  const ids = [...new Set(photoIds)];
  if (ids.length === 0) return;
  const attached = await attachLoosePhotos(tx, { ids, accountId }, owner);
  if (attached < ids.length) throw new Refusal('malformed', { fields: 'photoIds' });
}

/** Makes these the pictures of a claim: some it has already, others were just uploaded. */
export async function replacePhotosOfClaim(tx: Tx, claimId: string, { photoIds, accountId }: Wish): Promise<void> {
  await detachPhotos(tx, claimId, photoIds);
  const kept = new Set((await listPhotoRows(tx, 'claimId', [claimId])).map(({ id }) => id));
  await attachPhotos(tx, { photoIds: photoIds.filter((id) => !kept.has(id)), accountId }, { claimId });
}

/** The addresses of pictures by what they belong to. */
export async function readPhotoUrls(db: Db, of: PhotoOf, ownerIds: string[]): Promise<Map<string, string[]>> {
  const rows = ownerIds.length === 0 ? [] : await listPhotoRows(db, of, ownerIds);
  const byOwner = Map.groupBy(rows, (row) => row[of] ?? '');
  return new Map([...byOwner].map(([ownerId, photos]) => [ownerId, photos.map(({ id }) => photoUrl(id))]));
}
