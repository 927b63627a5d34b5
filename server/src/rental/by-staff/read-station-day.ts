import type { DaySession, StationDay } from '@laine/contract/admin/station-day.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { StationFacts } from '@laine/contract/station-facts.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { openingHours } from '@laine/rules/time/opening-hours.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import { seesRenter } from '../bookings/visible-phone.ts';
import { timesText } from './create-session.ts';
import { type DayRow, listDayClosures, listLockerFitness, listDaySessions } from './list-day.ts';

/** For a station without facts: nobody can have booked there. */
const NO_ZONE = 'UTC';

/** One date on the station's calendar, locker by locker. */
export async function readStationDay(
  deps: Deps,
  person: Person,
  { stationId, date }: ParsedInput<typeof calls.stationDay>,
): Promise<StationDay> {
  const { query } = deps.db;
  await requireStation(query, person, stationId);
  const station = await findBookingStation(query, stationId);
  if (!station) throw new Refusal('not-found');
  const { facts } = station;
  const timeZone = facts?.timeZone ?? NO_ZONE;
  const day = Temporal.PlainDate.from(date);
  const span = {
    start: day.toZonedDateTime(timeZone).toInstant(),
    end: day.add({ days: 1 }).toZonedDateTime(timeZone).toInstant(),
  };
  const now = deps.now();
  const closures = await listDayClosures(query, stationId, span);
  const sessions = await listDaySessions(query, stationId, span, now);
  return {
    date,
    timeZone,
    ...timesText(span),
    hours: hoursOn(facts, day),
    turnaroundInSeconds: facts?.turnaroundInSeconds ?? 0,
    lockers: await listLockerFitness(query, stationId),
    closures: closures.map((closure) => ({ ...closure, ...timesText(closure) })),
    sessions: sessions.map((row) => asDaySession(person, row, now)),
  };
}

function hoursOn(facts: StationFacts | undefined, day: Temporal.PlainDate): StationDay['hours'] {
  if (!facts) return null;
  const { opensAt, closesAt } = openingHours(facts, day);
  return isBefore(opensAt, closesAt) ? { opensAt: opensAt.toString(), closesAt: closesAt.toString() } : null;
}

function asDaySession(person: Person, row: DayRow, now: Temporal.Instant): DaySession {
  const { accountId, bookedEnd, renter, start, end, collectedAt, returnedAt, questionedAt, ...rest } = row;
  const isSeen = accountId !== null && bookedEnd !== null && seesRenter(person, { accountId, end: bookedEnd }, now);
  return {
    ...rest,
    ...timesText({ start, end }),
    collectedAt: collectedAt?.toString() ?? null,
    returnedAt: returnedAt?.toString() ?? null,
    questionedAt: questionedAt?.toString() ?? null,
    renter: isSeen ? renter : '',
  };
}
