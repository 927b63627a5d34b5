import { plainTag } from '@laine/rules/seats/plain-tag.ts';
import type { KnownSession } from '../memory/known-sessions.ts';
import type { DoorOutcome } from './collect.ts';
import { openAgain } from './open-again.ts';
import type { RentalDeps } from './rental-deps.ts';

export type PaddleOutcome = DoorOutcome | { outcome: 'unknown-tag' };

/** Somebody held a tag to the reader beside the screen. It needs no code, so it works while the keypad is locked. */
export async function scanPaddle(deps: RentalDeps, rfid: string): Promise<PaddleOutcome> {
  const { memory } = deps;
  const isIt = (item: { rfid: string; canOpenDoor: boolean }) =>
    item.canOpenDoor && plainTag(item.rfid) === plainTag(rfid);
  const locker = memory.lockers.list().find(({ items }) => items.some(isIt));
  // Friends who rent together swap paddles: a paddle opens the locker that it was last seen in before collection.
  const started = memory.sessions.list().filter(({ status }) => status === 'started');
  const wasThere = ({ baseline }: KnownSession) => baseline?.some((tag) => plainTag(tag) === plainTag(rfid)) === true;
  // Its own locker opens only if nobody could see what was inside: a kept paddle must not open a later renter's
  // locker.
  const mayBeThere = ({ lockerNumber, baseline }: KnownSession) => baseline === null && lockerNumber === locker?.number;
  const session = locker && (started.find(wasThere) ?? started.find(mayBeThere));
  if (!session) return { outcome: 'unknown-tag' };
  return openAgain(deps, session.id, 'return', { by: 'paddle', commandId: null, mayRelease: () => true });
}
