import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';

/** What applying an event has to work with: one transaction with the station locked. */
export type EventContext = {
  deps: Deps;
  tx: Tx;
  station: BookingStation;
  /** When it happened, as far as we count. */
  countedAt: Temporal.Instant;
  now: Temporal.Instant;
};
