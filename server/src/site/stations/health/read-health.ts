import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import type { StationFacts } from '@laine/contract/station-facts.ts';
import { type Span, downtimeMs, sharedMs } from '@laine/rules/time/downtime.ts';
import type { Db } from '../../../ground/db/open-database.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Staff } from '../../../ground/principal.ts';
import { requireStation } from '../../../ground/require-station.ts';
import { readItemLives } from '../items/list-items.ts';
import { findFirstHour, listPingHours } from '../link/ping-store.ts';
import { hourOf } from '../link/read-vitals.ts';
import { isConnected } from '../link/station-silence.ts';
import { listOutages } from '../lockers/outage-store.ts';
import type { Period } from './health-store.ts';
import { countDoorEvents, getStationContact, listDoors, listJams, sumIncome } from './health-store.ts';
import { firstHeardMs, listOpenSpans, listSilentSpans, ranges } from './health-times.ts';
import { listPoints } from './list-points.ts';

type Health = CallAnswer<typeof calls.health>;

const HOUR_IN_MS = 3_600_000;
const MAX_JAMS = 10;
/** Long enough that one rainy week doesn't decide what's usual. */
const USUAL_HOURS = 28 * 24;
/** For a station without facts. */
const NO_ZONE = 'UTC';

/** The state and history of a station, for an owner in the morning. */
export async function readHealth(
  deps: Deps,
  who: Staff,
  { stationId, range }: ParsedInput<typeof calls.health>,
): Promise<Health> {
  const { query } = deps.db;
  await requireStation(query, who, stationId);
  const until = deps.now();
  const { hours: rangeHours, hoursOfPoint } = ranges[range];
  // Whole hours, with the running one as the last.
  const since = hourOf(until).subtract({ hours: rangeHours - 1 });
  const period = { stationId, since, until };
  const whole = spanOf(since, until);

  const contact = await getStationContact(query, stationId);
  const { facts } = readFacts(contact.metadata);
  const firstHour = await findFirstHour(query, stationId);
  const known = { from: firstHour ? Math.max(whole.from, firstHeardMs(firstHour)) : whole.to, to: whole.to };
  const hours = await listPingHours(query, period);
  const silent = listSilentSpans(hours, known);
  const outages = await listOutageSpans(query, period);
  const doors = await listDoorHealth(query, period, outages);
  const lives = await readItemLives(query, stationId);
  const jams = await listJams(query, period, MAX_JAMS);
  const perDoor = doors.map(({ lockerNumber }) => outages.get(lockerNumber) ?? []);
  const lostMs = facts ? downtimeMs({ open: listOpenSpans(facts, whole), silent, outages: perDoor }) : 0;
  const usual = facts
    ? await usualPerHour(query, { stationId, until, createdAt: contact.createdAt }, facts, doors.length)
    : 0;
  return {
    range,
    since: since.toString(),
    until: until.toString(),
    timeZone: facts?.timeZone ?? NO_ZONE,
    connected: isConnected(contact),
    lastSeenAt: contact.lastSeenAt?.toString() ?? null,
    points: listPoints({ hours, silent, known, hoursOfPoint }, whole),
    silentInHours: sharedMs([whole], silent) / HOUR_IN_MS,
    doors,
    jams: jams.map(({ at, lockerNumber }) => ({ at: at.toString(), lockerNumber })),
    serviceAfterRentals: lives.serviceAfterRentals,
    serviceDue: lives.items
      .filter(({ isServiceDue }) => isServiceDue)
      .map(({ id, name, lockerNumber, rentalsSinceService }) => ({ id, name, lockerNumber, rentalsSinceService })),
    downtime: {
      lockerHours: lostMs / HOUR_IN_MS,
      usualPerHourInCents: usual,
      lostInCents: Math.round((lostMs / HOUR_IN_MS) * usual),
    },
  };
}

const spanOf = (from: Temporal.Instant, to: Temporal.Instant): Span => ({
  from: from.epochMilliseconds,
  to: to.epochMilliseconds,
});

/** By locker, clipped to the period. */
async function listOutageSpans(db: Db, period: Period): Promise<Map<number, Span[]>> {
  const whole = spanOf(period.since, period.until);
  const rows = await listOutages(db, period);
  const spans = new Map<number, Span[]>();
  for (const { lockerNumber, beganAt, endedAt } of rows) {
    const { from, to } = spanOf(beganAt, endedAt ?? period.until);
    const own = spans.get(lockerNumber) ?? [];
    spans.set(lockerNumber, [...own, { from: Math.max(from, whole.from), to: Math.min(to, whole.to) }]);
  }
  return spans;
}

async function listDoorHealth(db: Db, period: Period, outages: Map<number, Span[]>): Promise<Health['doors']> {
  const doors = await listDoors(db, period);
  const events = await countDoorEvents(db, period);
  const times = (lockerNumber: number, title: string) =>
    events.find((event) => event.lockerNumber === lockerNumber && event.title === title)?.times ?? 0;
  return doors.map((door) => ({
    ...door,
    openings: times(door.lockerNumber, 'door-opened'),
    jams: times(door.lockerNumber, 'door-jammed'),
    outOfServiceInHours:
      (outages.get(door.lockerNumber) ?? []).reduce((sum, { from, to }) => sum + to - from, 0) / HOUR_IN_MS,
  }));
}

type Since = { stationId: string; until: Temporal.Instant; createdAt: Temporal.Instant };

/** A locker's income per open hour, over the last four weeks. */
async function usualPerHour(
  db: Db,
  { stationId, until, createdAt }: Since,
  facts: StationFacts,
  lockers: number,
): Promise<number> {
  const fourWeeksAgo = until.subtract({ hours: USUAL_HOURS });
  const since = Temporal.Instant.compare(createdAt, fourWeeksAgo) > 0 ? createdAt : fourWeeksAgo;
  const openMs = listOpenSpans(facts, spanOf(since, until)).reduce((sum, { from, to }) => sum + to - from, 0);
  if (openMs === 0 || lockers === 0) return 0;
  const income = await sumIncome(db, { stationId, since, until });
  return Math.max(0, income) / ((openMs / HOUR_IN_MS) * lockers);
}
