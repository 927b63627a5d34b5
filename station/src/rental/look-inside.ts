import { plainTag, readTags } from '../doors/read-tags.ts';
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
