import type { ReasonNotToOpen } from '@laine/contract/states.ts';
import type { Db } from '../../../ground/db/open-database.ts';
import { listLockerKits } from '../lockers/list-locker-kits.ts';
import { listReach } from './list-reach.ts';

/**
 * Why a station cannot be opened for bookings yet, the weightiest first. The wizard and the station's settings say
 * them, and the server refuses by the first. They are asked when a station opens: one that is open stays so.
 */
export async function reasonsNotToOpen(
  db: Db,
  stationId: string,
  { hasSms }: { hasSms: boolean },
): Promise<ReasonNotToOpen[]> {
  const lockers = await listLockerKits(db, [stationId]);
  const hasBoards = lockers.some(({ status, lacks }) => status !== 'disabled' && lacks.length === 0);
  const isDoorOpen = lockers.some(({ status, isOpen }) => status !== 'disabled' && isOpen);
  const people = await listReach(db, stationId, hasSms);
  return [
    ...(hasBoards ? [] : ['no-boards-seen' as const]),
    // A locker out of service isn't given out, so its sensor may be wrong.
    ...(isDoorOpen ? ['door-open' as const] : []),
    // Nobody may go onto the water while nobody could be called for them.
    ...(people.some(({ isReachable }) => isReachable) ? [] : ['nobody-reachable' as const]),
  ];
}
