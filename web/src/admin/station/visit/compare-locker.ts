import { isSameTag } from '@laine/rules/seats/plain-tag.ts';
import type { LockerData } from '../station-data.ts';

type Thing = LockerData['items'][number];

/** What should be in a locker against what its reader saw. */
export function compareLocker(items: readonly Thing[], rfids: readonly string[]) {
  const isThere = ({ rfid }: Thing) => rfids.some((seen) => isSameTag(seen, rfid));
  return {
    there: items.filter(isThere),
    // Of what has no tag no reader can tell.
    missing: items.filter((item) => item.rfid !== '' && !isThere(item)),
    strangers: rfids.filter((seen) => !items.some(({ rfid }) => isSameTag(seen, rfid))),
  };
}
