import type { LinkLocker } from '@laine/contract/station-link.ts';
import { plainTag } from '@laine/rules/seats/plain-tag.ts';
import type { LinkItem } from './rental-event.ts';

/** `untracked`: no board of this locker has a tag on record, so no reader can tell. `unknown`: the reader is silent. */
export type BoardState = 'inside' | 'absent' | 'unknown' | 'untracked';

export type Contents = {
  board: BoardState;
  missing: LinkItem[];
  /** True if anything other than a board is inside. */
  holdsSomething: boolean;
};

type Look = { baseline: readonly string[] | null; rfids: readonly string[] | null };

/**
 * Reads a locker's contents from its tags. Only things seen there before collection can be missing: nobody pays for a
 * vest that an earlier renter took. If nobody looked before collection, the server's list of items counts. People who
 * rent three boards mix them up on the beach, so any board of the station counts as this board returned, and a paddle
 * of another locker as this locker's paddle.
 */
export function readContents(wall: readonly LinkLocker[], lockerNumber: number, { baseline, rfids }: Look): Contents {
  const own = wall.find(({ number }) => number === lockerNumber)?.items ?? [];
  const isTracked = own.some(isBoard);
  if (rfids === null) return { board: isTracked ? 'unknown' : 'untracked', missing: [], holdsSomething: false };
  const things = wall.flatMap(({ items }) => items);
  const seen = things.filter(isAmong(rfids));
  const expected = baseline ? things.filter(isAmong(baseline)) : own.filter(({ status }) => status === 'found');
  const strangers = seen.filter((item) => !expected.includes(item));
  const unseen = expected.filter((item) => !isBoard(item) && !seen.includes(item));
  const missing = unseen.filter((item, index) => {
    const before = unseen.slice(0, index).filter(({ kind }) => kind === item.kind).length;
    return strangers.filter(({ kind }) => kind === item.kind).length <= before;
  });
  const holdsSomething = seen.some((item) => !isBoard(item));
  if (seen.some(isBoard)) return { board: 'inside', missing, holdsSomething };
  return { board: isTracked ? 'absent' : 'untracked', missing, holdsSomething };
}

const isBoard = ({ kind }: LinkItem): boolean => kind === 'board';

function isAmong(rfids: readonly string[]): (item: LinkItem) => boolean {
  const plain = new Set(rfids.map(plainTag));
  return ({ rfid }) => plain.has(plainTag(rfid));
}
