import type { Db } from '@laine/server/ground/db/open-database.ts';
import type { SimulatedLocker } from '@laine/station/drivers/simulated/simulated-hardware.ts';

type DemoStationFacts = { name: string; lockers: SimulatedLocker[] };

/** The simulated lockers hold what the database says belongs in them. */
export async function readDemoStation(db: Db, stationId: string): Promise<DemoStationFacts> {
  const station = await db
    .selectFrom('stations')
    .select('metadata')
    .where('id', '=', stationId)
    .executeTakeFirstOrThrow();
  const lockers = await db
    .selectFrom('lockers')
    .select('number')
    .where('stationId', '=', stationId)
    .orderBy('number')
    .execute();
  const items = await db
    .selectFrom('items')
    .select(['lockerNumber', 'rfid', 'name', 'metadata'])
    .where('stationId', '=', stationId)
    .orderBy('createdAt')
    .orderBy('name')
    .execute();
  return {
    name: station.metadata['name'] ?? stationId,
    lockers: lockers.map(({ number }) => ({
      number,
      items: items
        .filter(({ lockerNumber }) => lockerNumber === number)
        .map(({ rfid, name, metadata }) => ({ rfid, name, kind: metadata?.['kind'] ?? name })),
    })),
  };
}
