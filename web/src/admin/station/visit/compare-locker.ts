import { isSameTag } from '@laine/rules/seats/plain-tag.ts';
import type { LockerData } from '../station-data.ts';

type Thing = LockerData['items'][number];

/** Compares a locker's items with the tags that its reader saw. */
export function compareLocker(items: readonly Thing[], rfids: readonly string[]) {
  const isThere = ({ rfid }: Thing) => rfids.some((seen) => isSameTag(seen, rfid));
  return {
    there: items.filter(isThere),
    // A reader can't see items without a tag.
    missing: items.filter((item) => item.rfid !== '' && !isThere(item)),
    strangers: rfids.filter((seen) => !items.some(({ rfid }) => isSameTag(seen, rfid))),
  };
}
