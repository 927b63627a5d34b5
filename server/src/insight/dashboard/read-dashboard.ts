import type { CallAnswer } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { stationsOf } from '../../ground/principal.ts';
import { isConnected } from '../../site/stations/link/station-silence.ts';
import { readRevenue, type Span } from '../insights/facts-of-days.ts';
import { readUsualDay } from '../insights/read-usual-day.ts';
import { countAtStations, countBookings, listBoardsOut, listStationRows } from './dashboard-store.ts';

type Dashboard = CallAnswer<typeof calls.dashboard>;

/** For a station without facts, which can't have bookings. */
const NO_ZONE = 'UTC';

/** The person's stations, the people on the water, and the day's figures on each station's own calendar. */
export async function readDashboard(deps: Deps, person: Person): Promise<Dashboard> {
  const { query } = deps.db;
  const now = deps.now();
  const rows = await listStationRows(query, stationsOf(person), deps.sms.isSet);
  const stations = rows.map((row) => ({ ...row, facts: readFacts(row.metadata).facts }));
  const ids = stations.map(({ id }) => id);
  const counts = await countAtStations(query, ids, now);
  const todays = stations.map(({ id, facts }) => {
    const zone = facts?.timeZone ?? NO_ZONE;
    return { stationId: id, zone, day: dateIn(zone, now) };
  });
  const today: Span[] = todays.map(({ stationId, zone, day }) => {
    const start = day.toZonedDateTime(zone);
    return { stationId, start: start.toInstant(), end: start.add({ days: 1 }).toInstant() };
  });
  const [bookings, revenue] = [await countBookings(query, today), await readRevenue(query, today)];
  return {
    now: now.toString(),
    stations: stations.map((station) => {
      const { id, facts, status, lastSeenAt, isAttended, salesStoppedAt } = station;
      return {
        stationId: id,
        name: facts?.name ?? id,
        status,
        connected: isConnected(station),
        lastSeenAt: lastSeenAt?.toString() ?? null,
        isAttended,
        salesStoppedAt: salesStoppedAt?.toString() ?? null,
        timeZone: facts?.timeZone ?? NO_ZONE,
        place: facts ? { latitude: facts.latitude, longitude: facts.longitude } : null,
        ...(counts.get(id) ?? nothing),
        bookingsToday: bookings.get(id) ?? 0,
        revenueTodayInCents: revenue.get(id) ?? 0,
      };
    }),
    boardsOut: (await listBoardsOut(query, ids)).map(({ collectedAt, dueAt, ...board }) => ({
      ...board,
      collectedAt: collectedAt.toString(),
      dueAt: dueAt.toString(),
    })),
    usual: await readUsualDay(query, todays),
  };
}

const nothing = { lockers: 0, lockersInService: 0, boardsOut: 0, boardsFree: 0, overdue: 0, openAlerts: 0 };
