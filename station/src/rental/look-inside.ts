import { plainTag } from '@laine/rules/seats/plain-tag.ts';
import { readTags } from '../doors/read-tags.ts';
import { readContents } from './read-contents.ts';
import type { RentalDeps } from './rental-deps.ts';

/** Tags spelled as they are on record; null when the reader is silent. Call this in the locker's turn. */
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
 * A reader may miss a tag once, and a missing board has serious consequences, so a tag counts if one of two looks saw
 * it. We skip the second look when the first one saw a board.
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
