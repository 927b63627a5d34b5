import { plainTag } from '../doors/read-tags.ts';
import type { KnownSession } from '../memory/known-sessions.ts';
import type { DoorOutcome } from './collect.ts';
import { openAgain } from './open-again.ts';
import type { RentalDeps } from './rental-deps.ts';

export type PaddleOutcome = DoorOutcome | { outcome: 'unknown-tag' };

/** A tag was held to the reader beside the screen. It needs no code, so it works while the keypad is locked. */
export async function scanPaddle(deps: RentalDeps, rfid: string): Promise<PaddleOutcome> {
  const { memory } = deps;
  const isIt = (item: { rfid: string; canOpenDoor: boolean }) =>
    item.canOpenDoor && plainTag(item.rfid) === plainTag(rfid);
  const locker = memory.lockers.list().find(({ items }) => items.some(isIt));
  // Paddles change lockers when friends rent together; then the locker it was taken from counts.
  const started = memory.sessions.list().filter(({ status }) => status === 'started');
  const wasThere = ({ baseline }: KnownSession) => baseline?.some((tag) => plainTag(tag) === plainTag(rfid)) === true;
  // Only where nobody could see what was there: whoever kept a paddle must not open the locker of those who came after.
  const mayBeThere = ({ lockerNumber, baseline }: KnownSession) => baseline === null && lockerNumber === locker?.number;
  const session = locker && (started.find(wasThere) ?? started.find(mayBeThere));
  if (!session) return { outcome: 'unknown-tag' };
  return openAgain(deps, session.id, 'return', { by: 'paddle', commandId: null, mayRelease: () => true });
}
