import type { Tx } from '../../../ground/db/open-database.ts';
import { advanceJournal } from '../station-store.ts';

/** The station's journal has been applied up to this moment. */
export const noteJournal = (tx: Tx, stationId: string, countedAt: Temporal.Instant): Promise<void> =>
  advanceJournal(tx, stationId, countedAt);
