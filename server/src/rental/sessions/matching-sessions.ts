import type { SessionFilter } from '@laine/contract/admin/session-calls.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { stationsOf } from '../../ground/principal.ts';
import { requireStation } from '../../ground/require-station.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';

/** The requested sessions, limited to the visible ones. */
export type MatchingSessions = {
  stationIds: string[] | 'all';
  status: string | undefined;
  lockerNumber: number | undefined;
  /** Conditions beyond station and status, whose counts are known without counting; undefined if there are none. */
  further: RawBuilder<boolean> | undefined;
};

/** Someone else's station answers as if it didn't exist. */
export async function matchingSessions(deps: Deps, staff: Staff, filter: SessionFilter): Promise<MatchingSessions> {
  const { stationId, status, lockerNumber, from, to } = filter;
  const { query } = deps.db;
  if (stationId !== undefined) await requireStation(query, staff, stationId);
  const station = stationId === undefined ? undefined : await findBookingStation(query, stationId);
  const timeZone = station?.facts?.timeZone ?? 'UTC';
  const dayBegins = (day: Temporal.PlainDate) => day.toZonedDateTime({ timeZone }).toInstant();
  const conditions: RawBuilder<boolean>[] = [];
  if (lockerNumber !== undefined) conditions.push(sql`sessions.locker_number = ${lockerNumber}`);
  if (from !== undefined) conditions.push(sql`sessions.start >= ${dayBegins(Temporal.PlainDate.from(from))}`);
  if (to !== undefined)
    conditions.push(sql`sessions.start < ${dayBegins(Temporal.PlainDate.from(to).add({ days: 1 }))}`);
  return {
    stationIds: stationId === undefined ? stationsOf(staff) : [stationId],
    status,
    lockerNumber,
    further: conditions.length === 0 ? undefined : sql<boolean>`${sql.join(conditions, sql` and `)}`,
  };
}

/** An SQL condition for one station, or for all at once. */
export const conditionOf = ({ status, further }: MatchingSessions, stationId: RawBuilder<string> | undefined) =>
  sql.join(
    [
      stationId && sql`sessions.station_id = ${stationId}`,
      status !== undefined && sql`sessions.status = ${status}`,
      further,
      sql`true`,
    ].filter((condition) => condition !== undefined && condition !== false),
    sql` and `,
  );
