import type { Tx } from '../../ground/db/open-database.ts';
import { markDoorFailed } from './session-store.ts';

type FailedDoor = { stationId: string; sessionId: string; failedAt: Temporal.Instant };

/** A door didn't open for its renter; if they get no board at all, everything is refunded. */
export const noteFailedDoor = (tx: Tx, { stationId, sessionId, failedAt }: FailedDoor): Promise<void> =>
  markDoorFailed(tx, stationId, sessionId, failedAt);
