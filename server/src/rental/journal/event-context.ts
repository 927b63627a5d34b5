import type { AlertKind } from '@laine/contract/alert-kind.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { closeByItself } from '../../telling/alerts/open-alert.ts';
import type { EventFacts } from './event-store.ts';

/** The context for applying an event: one transaction with the station locked. */
export type EventContext = {
  deps: Deps;
  tx: Tx;
  station: BookingStation;
  /** As the event found it. */
  facts: EventFacts;
  /** When it happened, by our reckoning. */
  countedAt: Temporal.Instant;
  now: Temporal.Instant;
};

type Trouble = { kind: AlertKind; target: string };

/** The alert that the event found open. Those of a station are raised while it is locked. */
export const findTrouble = ({ facts }: EventContext, { kind, target }: Trouble) =>
  facts.openAlerts.find((alert) => alert.kind === kind && alert.target === target);

/** The event ends a trouble. Mostly there is none, and then nothing is asked. Returns its alert if it was open. */
export async function endTrouble(context: EventContext, trouble: Trouble): Promise<{ data: unknown } | undefined> {
  return findTrouble(context, trouble) && closeByItself(context.tx, trouble, context.now);
}
