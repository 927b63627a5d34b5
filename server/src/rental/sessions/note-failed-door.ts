import type { Tx } from '../../ground/db/open-database.ts';
import { markDoorFailed } from './session-store.ts';

type FailedDoor = { stationId: string; sessionId: string; failedAt: Temporal.Instant };

/** The renter stood before a door that did not open; should they get no board at all, everything is paid back. */
export const noteFailedDoor = (tx: Tx, { stationId, sessionId, failedAt }: FailedDoor): Promise<void> =>
  markDoorFailed(tx, stationId, sessionId, failedAt);
