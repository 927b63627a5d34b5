import type { Tx } from '../../ground/db/open-database.ts';
import { markFinished } from './session-store.ts';

/** A board's rental is over: it's back, the next board was given out of its locker, or staff report it missing. */
export const recordReturn = (
  tx: Tx,
  id: string,
  closeAt: Temporal.Instant | 'missing',
  now: Temporal.Instant,
): Promise<void> => markFinished(tx, id, closeAt, now);
