import { WRONG_CODES_BEFORE_LOCKOUT } from '@laine/rules/constants.ts';
import { isDoorCodeExplained } from '@laine/rules/seats/door-code.ts';
import {
  afterWrongCode,
  asksForPhoneDigits,
  lockedForSeconds,
  wrongCodesInADay,
} from '@laine/rules/seats/keypad-lockout.ts';
import type { KnownSession } from '../memory/known-sessions.ts';
import type { RecentReturn } from '../memory/recent-returns.ts';
import { isCodeOf, matchCode, type TypedCode } from './match-code.ts';
import type { RentalDeps } from './rental-deps.ts';

export type Unrecognised =
  | { answer: 'over' }
  | { outcome: 'locked-out'; waitInSeconds: number }
  | { outcome: 'phone-digits-needed' }
  /** `waitInSeconds` is above 0 when this wrong code locked the keypad. */
  | { outcome: 'wrong-code'; triesLeft: number; waitInSeconds: number };

/**
 * Finds the rental of a typed code. The keypad's memory is on the disk before an answer is shown. If the code then
 * turns out to open nothing, call `countRefusedCode`.
 */
export function recogniseCode(
  deps: RentalDeps,
  typed: TypedCode,
): { session: KnownSession } | { recent: RecentReturn } | Unrecognised {
  const { memory, time } = deps;
  const now = memory.keypads.now();
  const keypad = memory.keypads.get('door-codes');
  const waitInSeconds = lockedForSeconds(keypad, now);
  if (waitInSeconds > 0) return { outcome: 'locked-out', waitInSeconds };
  const isGuarded = asksForPhoneDigits(keypad, now);
  if (isGuarded && typed.phoneDigits === undefined) return { outcome: 'phone-digits-needed' };

  const isExplained = (session: KnownSession) => isDoorCodeExplained(session, time.now());
  const session = matchCode(memory.sessions.list().filter(isExplained), typed, isGuarded);
  if (session && isLive(session)) return { session };
  const recent = memory.recentReturns.list().find((hashes) => isCodeOf(hashes, typed, isGuarded));
  if (recent) return { recent };
  if (session) return { session };
  const isOver = memory.expiredCodes.list(time.now()).some((hashes) => isCodeOf(hashes, typed, isGuarded));
  const wrong = countRefusedCode(deps);
  return isOver ? { answer: 'over' } : wrong;
}

const isLive = ({ status }: KnownSession) => status === 'created' || status === 'started';

/** A code that opens nothing counts as wrong: otherwise guessing would reveal which codes exist. */
export function countRefusedCode({ memory }: RentalDeps): Unrecognised {
  const now = memory.keypads.now();
  const before = memory.keypads.get('door-codes');
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
