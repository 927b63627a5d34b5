import type { Happened } from '../memory/journal.ts';
import type { KnownSession } from '../memory/known-sessions.ts';
import type { Memory } from '../memory/open-memory.ts';

/**
 * The moment at which the renter's clock stopped. The server doesn't tell us that staff found no board; it gives the
 * locker back to the rental then, and the clock runs on.
 */
export const stoppedSince = (memory: Memory, { lockerNumber, questioned }: KnownSession): Happened | null =>
  memory.lockers.find(lockerNumber)?.status === 'disabled' ? questioned : null;
