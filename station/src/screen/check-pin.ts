import { createHash, timingSafeEqual } from 'node:crypto';
import { afterRightCode, afterWrongCode, lockedForSeconds } from '@laine/rules/keypad-lockout.ts';
import type { Memory } from '../memory/open-memory.ts';

type PinAnswer = 'right' | 'wrong' | 'locked';

/** The staff page opens by ADMIN_PIN. Wrong ones lock it as wrong door codes lock the keypad, each on its own. */
export function checkPin(memory: Memory, pin: string): PinAnswer {
  const { adminPin } = memory.station.prefs();
  const now = memory.keypads.now();
  const before = memory.keypads.get('staff-pin');
  if (adminPin === undefined || lockedForSeconds(before, now) > 0) return 'locked';
  const isRight = timingSafeEqual(digest(pin), digest(adminPin));
  const after = isRight ? afterRightCode(before, now) : afterWrongCode(before, now);
  const isLocked = lockedForSeconds(after, now) > 0;
  memory.transaction(() => {
    memory.keypads.set('staff-pin', after);
    if (isRight) memory.journal.append({ type: 'staff-acted', action: 'entered', lockerNumber: null });
    if (isLocked) memory.journal.append({ type: 'fault', title: 'Wrong PINs locked the staff page', data: {} });
  });
  if (isRight) return 'right';
  return isLocked ? 'locked' : 'wrong';
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
