import type { ReasonNotToOpen } from '@laine/contract/states.ts';
import type { Db } from '../../../ground/db/open-database.ts';
import { listLockerKits } from '../lockers/list-locker-kits.ts';
import { listReach } from './list-reach.ts';

/**
 * Why a station cannot be opened for bookings yet, the weightiest first. The wizard and the station's settings say them,
 * and the server refuses by the first. They are asked when a station opens: one that is open stays so.
 */
export async function reasonsNotToOpen(
  db: Db,
  stationId: string,
  { hasSms }: { hasSms: boolean },
): Promise<ReasonNotToOpen[]> {
  const lockers = await listLockerKits(db, stationId);
  const hasBoards = lockers.some(({ status, lacks }) => status !== 'disabled' && lacks.length === 0);
  const isDoorOpen = lockers.some(({ status, isOpen }) => status !== 'disabled' && isOpen);
  const people = await listReach(db, stationId, hasSms);
  return [
    ...(hasBoards ? [] : ['no-boards-seen' as const]),
    // One that is out of service is given to nobody, so its sensor may be wrong.
    ...(isDoorOpen ? ['door-open' as const] : []),
    // Nobody is let onto the water where nobody could be called for them.
    ...(people.some(({ isReachable }) => isReachable) ? [] : ['nobody-reachable' as const]),
  ];
}
