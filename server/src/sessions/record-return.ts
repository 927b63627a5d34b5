import type { Tx } from '../db/open-database.ts';
import { markFinished } from './session-store.ts';

/** The rental of a board is over: it is back, or the next one was given out of its locker. */
export const recordReturn = (tx: Tx, id: string, closeAt: Temporal.Instant, now: Temporal.Instant): Promise<void> =>
  markFinished(tx, id, closeAt, now);
