import { Random } from '@laine/server/testing/random.ts';
import { expect, test } from 'vitest';
import { openDemoScene, type DemoScene } from '../testing/open-demo-scene.ts';

/** The long runs with killed programs and torn frames are `npm run prove station-life station-offline`. */

/** The whole product and four stations' programs on a machine that may be busy. */
const PATIENCE = { timeout: 120_000 };

const inTrouble = (beach: DemoScene, random: Random) => async () => {
  if (random.chance(0.5)) await beach.network(random.chance(0.4));
};

test.for(['wind', 'rain'])(
  'whenever the network comes and goes (%s), each start and each return is told once and in order',
  PATIENCE,
  async (seed) => {
    const random = new Random(seed);
    const beach = await openDemoScene();
    const trouble = inTrouble(beach, random);
    const { code, lockerNumber, read } = await beach.rent('mari@example.com', '+37255512101');
    await trouble();
    expect(await beach.type(code)).toEqual({ outcome: 'opened', lockerNumber });
    await trouble();
    await beach.take(lockerNumber);
    await trouble();
    await beach.closeDoor(lockerNumber);
    await beach.advance(random.between(1, 20));
    await trouble();
    expect(await beach.type(code, 'return')).toEqual({ outcome: 'opened', lockerNumber });
    await trouble();
    await beach.put(lockerNumber);
    await trouble();
    await beach.closeDoor(lockerNumber);
    await beach.advance(random.between(1, 20));

    await beach.network(true);
    const { id, status } = await read();
    expect(status).toBe('finished');
    expect(await beach.eventsOf(id)).toEqual(['door-opened', 'session-started', 'door-opened', 'session-finished']);
    expect(await beach.locker(lockerNumber)).toMatchObject({ isOpen: false });
    const { query } = beach.db;
    const parked = query.selectFrom('stationEvents').select('payload').where('parked', 'is not', null);
    expect(await parked.execute()).toEqual([]);
    const open = query
      .selectFrom('alerts')
      .select('kind')
      .where('stationId', '=', 'pirita')
      .where('closedAt', 'is', null);
    expect(await open.execute()).toEqual([]);
  },
);
