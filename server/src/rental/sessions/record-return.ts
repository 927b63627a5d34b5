import type { Tx } from '../../ground/db/open-database.ts';
import { markFinished } from './session-store.ts';

/** The rental of a board is over: it is back, the next one was given out of its locker, or staff say that it is missing. */
export const recordReturn = (
  tx: Tx,
  id: string,
  closeAt: Temporal.Instant | 'missing',
  now: Temporal.Instant,
): Promise<void> => markFinished(tx, id, closeAt, now);
