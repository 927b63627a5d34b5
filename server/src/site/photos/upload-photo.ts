import { calls } from '@laine/contract/calls.ts';
import { callAddress } from '@laine/contract/client.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { DAY_IN_SECONDS, MAX_PHOTOS_A_DAY, MAX_STAFF_PHOTOS_A_DAY, MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import { countUse, requireRoom, spend } from '../../ground/budgets/budgets.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { isStaff } from '../../ground/principal.ts';
import { encodePhoto } from './encode-photo.ts';
import { countPhotosOf, insertPhoto } from './photo-store.ts';
import { brokenBudgets, tryBudget } from './upload-budgets.ts';

/** The picture's address for the people it concerns. */
export const photoUrl = (photoId: string): string => callAddress(calls.photo, { photoId });

const RETRY_AFTER_SECONDS = 60 * MINUTE_IN_SECONDS;

/** Keeps a small copy of a picture. It belongs to nothing until a report or a claim names it. */
export async function uploadPhoto(
  deps: Deps,
  who: Person,
  { bytes, network }: { bytes: Uint8Array; network: string },
): Promise<{ id: string; url: string }> {
  const { id: accountId } = who.account;
  const broken = brokenBudgets(deps, who, network);
  await requireRoomToday(deps, who);
  await deps.db.transaction(async (tx) => {
    await requireRoom(tx, broken, deps.now(), 'too-many-pictures');
    await spend(tx, [tryBudget(deps, who)], deps.now(), 'too-many-pictures');
  });
  const asker = { key: accountId, network, kind: isStaff(who) ? 'known' : 'stranger' } as const;
  const encoded = await encodePhoto(bytes, asker).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === 'picture-unreadable')
      await deps.db.transaction((tx) => countUse(tx, broken, deps.now()));
    throw error;
  });
  const id = await deps.db.transaction(async (tx) => {
    const now = deps.now();
    return insertPhoto(tx, accountId, encoded, now);
  });
  return { id, url: photoUrl(id) };
}

async function requireRoomToday(deps: Deps, who: Person): Promise<void> {
  const since = plusSeconds(deps.now(), -DAY_IN_SECONDS);
  const count = await countPhotosOf(deps.db.query, who.account.id, since);
  if (count >= (isStaff(who) ? MAX_STAFF_PHOTOS_A_DAY : MAX_PHOTOS_A_DAY)) {
    throw new Refusal('too-many-pictures', {}, RETRY_AFTER_SECONDS);
  }
}
