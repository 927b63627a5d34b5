import { createHash, timingSafeEqual } from 'node:crypto';
import { WRONG_PINS_A_DAY } from '@laine/rules/constants.ts';
import {
  afterRightCode,
  afterWrongCode,
  pinClosedForSeconds,
  wrongCodesInADay,
} from '@laine/rules/seats/keypad-lockout.ts';
import type { Memory } from '../memory/open-memory.ts';

type PinAnswer = 'right' | 'wrong' | 'locked';

const LOCKED = 'Wrong PINs locked the staff page';
const CLOSED = 'Twenty wrong PINs within a day: the staff page is closed for a day, or until a new PIN is set';

/**
 * ADMIN_PIN opens the staff page. Wrong PINs lock it as wrong door codes lock the keypad, each on its own; a day's
 * limit of them closes it. Every attempt is in the journal.
 */
export function checkPin(memory: Memory, pin: string): PinAnswer {
  const { adminPin } = memory.station.prefs();
  const now = memory.keypads.now();
  const before = memory.keypads.get('staff-pin');
  if (adminPin === undefined || pinClosedForSeconds(before, now) > 0) return 'locked';
  const isRight = timingSafeEqual(digest(pin), digest(adminPin));
  const after = isRight ? afterRightCode(before, now) : afterWrongCode(before, now);
  const isLocked = pinClosedForSeconds(after, now) > 0;
  const title = wrongCodesInADay(after, now) >= WRONG_PINS_A_DAY ? CLOSED : LOCKED;
  memory.transaction(() => {
    memory.keypads.set('staff-pin', after);
    memory.journal.append({ type: 'staff-acted', action: isRight ? 'entered' : 'refused', lockerNumber: null });
    if (isLocked) memory.journal.append({ type: 'fault', title, data: { part: 'staff-pin', isGuessed: true } });
  });
  if (isRight) return 'right';
  return isLocked ? 'locked' : 'wrong';
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
