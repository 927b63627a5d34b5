import { readFacts } from '@laine/contract/read-facts.ts';
import type { Db } from './open-database.ts';

/** A filter's day on its station's clock, or in UTC without a station; 23 or 25 hours long when clocks change. */
export async function spanOfDay(
  db: Db,
  { day, stationId }: { day?: string | undefined; stationId?: string | undefined },
): Promise<{ from: Temporal.Instant; to: Temporal.Instant } | undefined> {
  if (day === undefined) return undefined;
  const timeZone = await zoneOf(db, stationId);
  const date = Temporal.PlainDate.from(day);
  const startOf = (one: Temporal.PlainDate) => one.toZonedDateTime({ timeZone }).toInstant();
  return { from: startOf(date), to: startOf(date.add({ days: 1 })) };
}

async function zoneOf(db: Db, stationId: string | undefined): Promise<string> {
  if (stationId === undefined) return 'UTC';
  const row = await db.selectFrom('stations').select('metadata').where('id', '=', stationId).executeTakeFirst();
  return (row && readFacts(row.metadata).facts?.timeZone) ?? 'UTC';
}
