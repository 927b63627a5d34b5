import type { Purpose } from '../memory/openings.ts';
import type { Contents } from './read-contents.ts';

/**
 * The outcome of a closed door for its locker's session:
 * - `goes-on`: the board is out.
 * - `questioned`: the renter says that it's back, but its tag isn't seen: staff have to look.
 * - `inside`: the board is in the locker and hasn't been out since collection. A door shut by the wind, or belongings
 *   put in first, must not end a paid rental; the code opens again.
 * - `returned`: everything is back.
 * - `returned-unchecked`: brought back, but the reader is silent: the renter is done, somebody has to look into the
 *   locker.
 * - `missing`: the board is back, something else isn't.
 */
export type AfterClosing = 'goes-on' | 'questioned' | 'inside' | 'returned' | 'returned-unchecked' | 'missing';

type ClosedDoor = {
  purpose: Purpose;
  /** False when the program died before the sensor could report: perhaps the door never opened. */
  wasSeenOpen: boolean;
  /** The board has been out of the locker since it was collected. */
  hasLeft: boolean;
  contents: Contents;
};

export function decideAfterClosing({ purpose, wasSeenOpen, hasLeft, contents }: ClosedDoor): AfterClosing {
  const { board, missing, holdsSomething } = contents;
  const isReturn = purpose === 'return' && wasSeenOpen;
  // Paddle and vest inside also prove that the door was open.
  const isAsserted = isReturn || (purpose === 'return' && holdsSomething);
  // A board that hadn't been out was taken just now, whatever button was pressed.
  if (board === 'absent') return isAsserted && hasLeft ? 'questioned' : 'goes-on';
  if (board === 'unknown') return isReturn ? 'returned-unchecked' : 'goes-on';
  if (board === 'untracked' && !isReturn) return 'goes-on';
  if (board === 'inside' && !hasLeft && !isReturn) return 'inside';
  return missing.length === 0 ? 'returned' : 'missing';
}
