import { WRONG_CODES_BEFORE_LOCKOUT } from '@laine/rules/constants.ts';
import {
  afterWrongCode,
  asksForPhoneDigits,
  lockedForSeconds,
  wrongCodesInADay,
  type KeypadState,
} from '@laine/rules/keypad-lockout.ts';
import type { KnownSession } from '../memory/known-sessions.ts';
import type { RecentReturn } from '../memory/recent-returns.ts';
import type { Memory } from '../memory/open-memory.ts';
import { isCodeOf, matchCode, type TypedCode } from './match-code.ts';
import type { RentalDeps } from './rental-deps.ts';

export type Unrecognised =
  | { answer: 'over' }
  | { outcome: 'locked-out'; waitInSeconds: number }
  | { outcome: 'phone-digits-needed' }
  /** `waitInSeconds` is above 0 when this was one wrong code too many. */
  | { outcome: 'wrong-code'; triesLeft: number; waitInSeconds: number };

/** Whose code was typed at the screen. What the keypad remembers is on the disk before an answer is shown. */
export function recogniseCode(
  { memory, time }: RentalDeps,
  typed: TypedCode,
): { session: KnownSession } | { recent: RecentReturn } | Unrecognised {
  const now = memory.keypads.now();
  const keypad = memory.keypads.get('door-codes');
  const waitInSeconds = lockedForSeconds(keypad, now);
  if (waitInSeconds > 0) return { outcome: 'locked-out', waitInSeconds };
  const isGuarded = asksForPhoneDigits(keypad, now);
  if (isGuarded && typed.phoneDigits === undefined) return { outcome: 'phone-digits-needed' };

  const session = matchCode(memory.sessions.list(), typed, isGuarded);
  if (session && isLive(session)) return { session };
  const recent = memory.recentReturns.list().find((hashes) => isCodeOf(hashes, typed, isGuarded));
  if (recent) return { recent };
  if (session) return { session };
  const isOver = memory.expiredCodes.list(time.now()).some((hashes) => isCodeOf(hashes, typed, isGuarded));
  return isOver ? { answer: 'over' } : countWrongCode(memory, keypad, now);
}

const isLive = ({ status }: KnownSession) => status === 'created' || status === 'started';

function countWrongCode(memory: Memory, before: KeypadState, now: Temporal.Instant): Unrecognised {
  const after = afterWrongCode(before, now);
  const waitInSeconds = lockedForSeconds(after, now);
  const wrongInADay = wrongCodesInADay(after, now);
  memory.transaction(() => {
    memory.keypads.set('door-codes', after);
    if (waitInSeconds > 0) memory.journal.append({ type: 'keypad-locked', seconds: waitInSeconds, wrongInADay });
    if (asksForPhoneDigits(after, now) && !asksForPhoneDigits(before, now)) {
      memory.journal.append({ type: 'keypad-guarded', wrongInADay });
    }
  });
  const triesLeft = waitInSeconds > 0 ? 0 : WRONG_CODES_BEFORE_LOCKOUT - after.wrongInARow;
  return { outcome: 'wrong-code', triesLeft, waitInSeconds };
}
