import type { LinkLocker } from '@laine/contract/station-link.ts';
import { plainTag } from '../doors/read-tags.ts';
import type { LinkItem } from './rental-event.ts';

/** `untracked`: no board of this locker has a tag on record, so no reader can tell. `unknown`: the reader is silent. */
export type BoardState = 'inside' | 'absent' | 'unknown' | 'untracked';

export type Contents = { board: BoardState; missing: LinkItem[] };

type Look = { baseline: readonly string[] | null; rfids: readonly string[] | null };

/**
 * What the tags say of a locker. Missing is only what was seen there before collection: nobody answers for a vest that
 * the renter before had taken. Without such a look the server's word counts.
 * Who rents three boards mixes them up on the beach. Any board of the station is a board that is back, and a paddle of
 * the locker beside stands for this one's.
 */
export function readContents(wall: readonly LinkLocker[], lockerNumber: number, { baseline, rfids }: Look): Contents {
  const own = wall.find(({ number }) => number === lockerNumber)?.items ?? [];
  const isTracked = own.some(isBoard);
  if (rfids === null) return { board: isTracked ? 'unknown' : 'untracked', missing: [] };
  const things = wall.flatMap(({ items }) => items);
  const seen = things.filter(isAmong(rfids));
  const expected = baseline ? things.filter(isAmong(baseline)) : own.filter(({ status }) => status === 'found');
  const strangers = seen.filter((item) => !expected.includes(item));
  const unseen = expected.filter((item) => !isBoard(item) && !seen.includes(item));
  const missing = unseen.filter((item, index) => {
    const before = unseen.slice(0, index).filter(({ kind }) => kind === item.kind).length;
    return strangers.filter(({ kind }) => kind === item.kind).length <= before;
  });
  if (seen.some(isBoard)) return { board: 'inside', missing };
  return { board: isTracked ? 'absent' : 'untracked', missing };
}

const isBoard = ({ kind }: LinkItem): boolean => kind === 'board';

function isAmong(rfids: readonly string[]): (item: LinkItem) => boolean {
  const plain = new Set(rfids.map(plainTag));
  return ({ rfid }) => plain.has(plainTag(rfid));
}
