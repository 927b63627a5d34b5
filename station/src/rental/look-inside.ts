import { plainTag } from '@laine/rules/seats/plain-tag.ts';
import { readTags } from '../doors/read-tags.ts';
import { readContents } from './read-contents.ts';
import type { RentalDeps } from './rental-deps.ts';

/** The tags in a locker, spelled as they are on record, or null when its reader is silent. Within the locker's turn. */
export async function lookInside(
  { memory, hardware, stopping }: RentalDeps,
  lockerNumber: number,
  signal: AbortSignal = stopping,
): Promise<string[] | null> {
  const timeLimitInMs = memory.station.prefs().scanTimeoutInSeconds * 1000;
  const tags = await readTags(hardware, lockerNumber, { timeLimitInMs, signal });
  const onRecord = memory.lockers.list().flatMap(({ items }) => items.map(({ rfid }) => rfid));
  return tags && tags.map((tag) => onRecord.find((rfid) => plainTag(rfid) === tag) ?? tag);
}

/**
 * A reader may miss a tag once, and what follows from a board that is not there is serious: what one of two looks has
 * seen is there. The second look is spared when the first one saw a board.
 */
export async function lookTwice(
  deps: RentalDeps,
  lockerNumber: number,
  signal?: AbortSignal,
): Promise<string[] | null> {
  const first = await lookInside(deps, lockerNumber, signal);
  const { board } = readContents(deps.memory.lockers.list(), lockerNumber, { baseline: null, rfids: first });
  if (board !== 'absent' && board !== 'unknown') return first;
  const second = await lookInside(deps, lockerNumber, signal);
  return first || second ? [...new Set([...(first ?? []), ...(second ?? [])])] : null;
}
