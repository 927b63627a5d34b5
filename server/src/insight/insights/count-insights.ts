import { readFacts } from '@laine/contract/read-facts.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { listBookings, listSessions, readRevenue } from './facts-of-days.ts';
import { listLastDays, lockCounting, saveDays, dequeueChanges } from './insight-store.ts';
import { sumUpDay } from './sum-up-day.ts';

/** Few enough for a short transaction: the embedded database has one connection for everybody. */
const CHANGES_AT_ONCE = 500;
/** The rest waits for the next turn, so that other jobs get theirs. */
const MAX_ROUNDS = 100;
/** If a station wasn't counted for longer, the gap stays empty. */
const MAX_GAP_DAYS = 400;
/** For a station without facts. */
const NO_ZONE = 'UTC';

/**
 * Counts days again after a change, and days that have begun. A day is counted from its present facts, so counting it
 * twice does no harm.
 */
export async function countInsights(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await countNewDays(deps);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const counted = await deps.db.transaction((tx) => countChanges(tx, deps.now()));
    if (counted < CHANGES_AT_ONCE) return;
  }
}

async function countChanges(tx: Tx, now: Temporal.Instant): Promise<number> {
  await lockCounting(tx);
  const changes = await dequeueChanges(tx, CHANGES_AT_ONCE);
  if (changes.length === 0) return 0;
  const stations = await readStations(
    tx,
    changes.map(({ stationId }) => stationId),
  );
  const due = new DueDays();
  for (const { stationId, since, until } of changes) {
    const zone = stations.get(stationId)?.facts?.timeZone ?? NO_ZONE;
    const today = dateIn(zone, now);
    for (const day of [dateIn(zone, since), dateIn(zone, until)]) {
      // A future day is counted when it comes, with all its bookings.
      if (Temporal.PlainDate.compare(day, today) <= 0) due.add(stationId, day);
    }
  }
  for (const [day, ids] of due.byDay) await countDay(tx, Temporal.PlainDate.from(day), ids, stations, now);
  return changes.length;
}

/** Even a day without events has hours that could have been rented. Each day is a transaction of its own. */
async function countNewDays({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const lastDays = await listLastDays(db.query);
  const stations = await readStations(
    db.query,
    lastDays.map(({ stationId }) => stationId),
  );
  const due = new DueDays();
  for (const { stationId, day } of lastDays) {
    const station = stations.get(stationId);
    if (!station) continue;
    const zone = station.facts?.timeZone ?? NO_ZONE;
    const today = dateIn(zone, now());
    const first = day?.add({ days: 1 }) ?? dateIn(zone, station.createdAt);
    const earliest = today.subtract({ days: MAX_GAP_DAYS });
    let next = Temporal.PlainDate.compare(first, earliest) < 0 ? earliest : first;
    for (; Temporal.PlainDate.compare(next, today) <= 0; next = next.add({ days: 1 })) due.add(stationId, next);
  }
  for (const [day, ids] of due.byDay) {
    await db.transaction(async (tx) => {
      await lockCounting(tx);
      await countDay(tx, Temporal.PlainDate.from(day), ids, stations, now());
    });
  }
}

class DueDays {
  readonly byDay = new Map<string, Set<string>>();
  add(stationId: string, day: Temporal.PlainDate) {
    const key = day.toString();
    const stationIds = this.byDay.get(key) ?? new Set();
    this.byDay.set(key, stationIds.add(stationId));
  }
}

type Stations = Awaited<ReturnType<typeof readStations>>;

async function readStations(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('stations')
    .select(['id', 'metadata', 'createdAt'])
    .select(sql<number>`(select count(*) from lockers where station_id = stations.id)::int`.as('lockers'))
    .where('id', '=', sql<string>`any(${[...new Set(ids)]})`)
    .execute();
  return new Map(rows.map(({ metadata, ...row }) => [row.id, { ...row, facts: readFacts(metadata).facts }]));
}

async function countDay(tx: Tx, day: Temporal.PlainDate, ids: Set<string>, stations: Stations, now: Temporal.Instant) {
  // Removed stations have nothing to count.
  const known = [...ids].flatMap((id) => stations.get(id) ?? []);
  if (known.length === 0) return;
  const spans = known.map(({ id, facts }) => {
    const start = day.toZonedDateTime(facts?.timeZone ?? NO_ZONE);
    return { stationId: id, start: start.toInstant(), end: start.add({ days: 1 }).toInstant() };
  });
  const sessions = Map.groupBy(await listSessions(tx, spans), ({ stationId }) => stationId);
  const bookings = Map.groupBy(await listBookings(tx, spans), ({ stationId }) => stationId);
  const revenue = await readRevenue(tx, spans);
  await saveDays(
    tx,
    known.map((station) => ({
      ...sumUpDay(station, day, {
        sessions: sessions.get(station.id) ?? [],
        bookings: bookings.get(station.id) ?? [],
      }),
      revenueInCents: revenue.get(station.id) ?? 0,
      isOver: Temporal.PlainDate.compare(day, dateIn(station.facts?.timeZone ?? NO_ZONE, now)) < 0,
      countedAt: now,
    })),
  );
}
