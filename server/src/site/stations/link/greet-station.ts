import type { ParamsOf } from '@laine/contract/rpc-peer.ts';
import type { toServer } from '@laine/contract/station-link.ts';
import { isClockOff } from '@laine/rules/time/event-moment.ts';
import type { Tx } from '../../../ground/db/open-database.ts';
import type { Deps } from '../../../ground/deps.ts';
import { writeLog } from '../../../ground/logs/write-log.ts';
import { closeByItself } from '../../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../../telling/alerts/raise-alert.ts';
import { rememberContact, rememberHeard } from '../station-store.ts';
import { getLastContact } from './link-store.ts';
import { insertPing } from './ping-store.ts';
import { hourOf, readVitals } from './read-vitals.ts';

type Hello = ParamsOf<typeof toServer.hello>;
type Ping = ParamsOf<typeof toServer.ping>;

/** A station's program is there: which run of it, how far its clock is off, and up to which event it has news. */
export async function greetStation(
  tx: Tx,
  stationId: string,
  { bootId, version, time, newestEvent }: Hello,
  now: Temporal.Instant,
): Promise<void> {
  const clockOffsetInMs = offsetOf(Temporal.Instant.from(time).epochMilliseconds, now);
  const last = await getLastContact(tx, stationId);
  const isNewBoot = last.bootId !== bootId;
  const awaited = { awaitedBootId: newestEvent?.bootId ?? null, awaitedSequence: newestEvent?.sequence ?? null };
  // While events of earlier boots may still arrive, the measurement nearest to them stays.
  const before = isNewBoot && last.isJournalHere ? { offsetBeforeBootInMs: last.clockOffsetInMs } : {};
  const contact = { bootId, programVersion: version, clockOffsetInMs, ...awaited, ...before };
  await rememberContact(tx, stationId, contact, now);
  await closeByItself(tx, { kind: 'station-silent', target: stationId }, now);
  if (!isClockOff(clockOffsetInMs)) await closeByItself(tx, { kind: 'station-clock-off', target: stationId }, now);
  // Reconnecting is frequent and not logged; a new run of the program is.
  if (isNewBoot) await writeLog(tx, { stationId, title: 'program-started', data: { bootId, version } }, now);
  await alertToClock(tx, stationId, clockOffsetInMs, now);
}

/** A sign of life, with the station's wall clock in milliseconds. */
export async function notePing({ db, now: clockNow }: Deps, stationId: string, ping: Ping): Promise<void> {
  const now = clockNow();
  const clockOffsetInMs = offsetOf(ping.time, now);
  const vitals = readVitals(ping, clockOffsetInMs, now);
  await insertPing(db.query, { stationId, ping, hour: hourOf(now), vitals }, now);
  await rememberContact(db.query, stationId, { clockOffsetInMs }, now);
  if (isClockOff(clockOffsetInMs)) await db.transaction((tx) => alertToClock(tx, stationId, clockOffsetInMs, now));
}

/** The station has answered, so it knows what it was told before this moment. */
export const noteAnswer = (deps: Deps, stationId: string): Promise<void> =>
  rememberHeard(deps.db.query, stationId, deps.now());

const MAX_OFFSET_MS = 1e15;

/** However senseless the station's clock is, the result is a number that the database can hold. */
const offsetOf = (stationTimeInMs: number, now: Temporal.Instant) =>
  Math.max(-MAX_OFFSET_MS, Math.min(MAX_OFFSET_MS, Math.round(stationTimeInMs - now.epochMilliseconds)));

async function alertToClock(tx: Tx, stationId: string, clockOffsetInMs: number, now: Temporal.Instant) {
  if (!isClockOff(clockOffsetInMs)) return;
  await raiseAlert(tx, { kind: 'station-clock-off', target: stationId, stationId, data: { clockOffsetInMs } }, now);
}
