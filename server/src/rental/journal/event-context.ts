import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';

/** The context for applying an event: one transaction with the station locked. */
export type EventContext = {
  deps: Deps;
  tx: Tx;
  station: BookingStation;
  /** When it happened, by our reckoning. */
  countedAt: Temporal.Instant;
  now: Temporal.Instant;
};
