import type { EventEnvelope, StationEvent } from '@laine/contract/station-link.ts';
import type { EventMoment } from '@laine/rules/time/event-moment.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { writeLog } from '../../ground/logs/write-log.ts';

/** Each event becomes a line in its station's log, at the moment it happened. Lines name no code and no person. */
export async function logEvent(
  tx: Tx,
  stationId: string,
  event: StationEvent,
  { countedAt, doubt }: EventMoment,
): Promise<void> {
  const { type: _type, sequence: _, monotonicInMs: __, at, ...facts } = event;
  const { lockerNumber, sessionId, ...rest } = { lockerNumber: null, sessionId: null, ...facts };
  const title = event.type === 'fault' ? (`fault: ${event.title}` as const) : event.type;
  const data = { ...brief(rest), ...(doubt && { doubt, saidAt: at }) };
  await writeLog(tx, { stationId, title, data, lockerNumber, sessionId }, countedAt);
}

const MAX_CHARACTERS = 4_000;

/** A fault may carry any data. */
const brief = (facts: object) => (JSON.stringify(facts).length <= MAX_CHARACTERS ? facts : { isTooLong: true });

export async function logParkedEvent(
  tx: Tx,
  stationId: string,
  { type, sequence }: EventEnvelope,
  reason: string,
  now: Temporal.Instant,
): Promise<void> {
  await writeLog(tx, { stationId, title: `not applied: ${type}`, data: { sequence, reason } }, now);
}
