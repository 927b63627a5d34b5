import type { Purpose } from '../memory/openings.ts';
import type { Contents } from './read-contents.ts';

/**
 * What a closed door means for the session that has this locker:
 * - `goes-on`: the board is out.
 * - `questioned`: brought back, as the renter says, but its tag is not seen: staff have to look.
 * - `inside`: the board lies in the locker and has not been out since collection. A door that the wind shut, or
 *   belongings put in first, must not end a rental that was paid for; the code opens again.
 * - `returned`: everything is back.
 * - `returned-unchecked`: brought back, but the reader is silent: the renter is done, the locker needs a look.
 * - `missing`: the board is back, something else is not.
 */
export type AfterClosing = 'goes-on' | 'questioned' | 'inside' | 'returned' | 'returned-unchecked' | 'missing';

type ClosedDoor = {
  purpose: Purpose;
  /** False when the program died before the sensor could say so: perhaps the door has never been open. */
  wasSeenOpen: boolean;
  /** Whether the board has been out of the locker since it was collected. */
  hasLeft: boolean;
  contents: Contents;
};

export function decideAfterClosing({ purpose, wasSeenOpen, hasLeft, contents }: ClosedDoor): AfterClosing {
  const { board, missing, holdsSomething } = contents;
  const isReturn = purpose === 'return' && wasSeenOpen;
  // Paddle and vest inside say that the door was open, too.
  const isAsserted = isReturn || (purpose === 'return' && holdsSomething);
  // A board that had not been out was taken just now, whatever button was pressed.
  if (board === 'absent') return isAsserted && hasLeft ? 'questioned' : 'goes-on';
  if (board === 'unknown') return isReturn ? 'returned-unchecked' : 'goes-on';
  if (board === 'untracked' && !isReturn) return 'goes-on';
  if (board === 'inside' && !hasLeft && !isReturn) return 'inside';
  return missing.length === 0 ? 'returned' : 'missing';
}
