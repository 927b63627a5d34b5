import { plainTag } from '../doors/read-tags.ts';
import type { LinkItem } from './rental-news.ts';

/** `untracked`: no board of this locker has a tag on record, so no reader can tell. `unknown`: the reader is silent. */
export type BoardState = 'inside' | 'absent' | 'unknown' | 'untracked';

export type Contents = { board: BoardState; missing: LinkItem[] };

/**
 * What the tags say of a locker. Missing is only what was seen there before collection: nobody answers for a vest that
 * the renter before had taken. Without such a look the server's word counts.
 */
export function readContents(
  items: readonly LinkItem[],
  baseline: readonly string[] | null,
  rfids: readonly string[] | null,
): Contents {
  const boards = items.filter(({ kind }) => kind === 'board');
  if (rfids === null) return { board: boards.length > 0 ? 'unknown' : 'untracked', missing: [] };
  const isSeen = isAmong(rfids);
  const wasThere = baseline ? isAmong(baseline) : ({ status }: LinkItem) => status === 'found';
  const missing = items.filter((item) => item.kind !== 'board' && wasThere(item) && !isSeen(item));
  if (boards.length === 0) return { board: 'untracked', missing };
  // Some: a board may carry a tag at either end.
  return { board: boards.some(isSeen) ? 'inside' : 'absent', missing };
}

function isAmong(rfids: readonly string[]): (item: LinkItem) => boolean {
  const plain = new Set(rfids.map(plainTag));
  return ({ rfid }) => plain.has(plainTag(rfid));
}
