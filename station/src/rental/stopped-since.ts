import type { Happened } from '../memory/journal.ts';
import type { KnownSession } from '../memory/known-sessions.ts';
import type { Memory } from '../memory/open-memory.ts';

/**
 * Since when the renter's clock stands still. The server does not say that staff found no board; it gives the locker
 * back to the rental then, and the clock runs on.
 */
export const stoppedSince = (memory: Memory, { lockerNumber, questioned }: KnownSession): Happened | null =>
  memory.lockers.find(lockerNumber)?.status === 'disabled' ? questioned : null;
