import { openDatabase } from '@laine/server/ground/db/open-database.ts';
import { openLinkScene } from '@laine/server/testing/open-link-scene.ts';
import type { Random } from '@laine/server/testing/random.ts';
import { createDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import type { Run } from './run.ts';
import { DAYS_OF_WEEK, openSeason, playWeek, rest } from './season/play-week.ts';
import type { Renter } from './season/renter.ts';
import { requireOrder } from './season/require-order.ts';
import type { Stage } from './season/stage.ts';

/** Claims, reminders, doubling and slow refunds of a week are over by the end of the second week after it. */
const SETTLES_IN_WEEKS = 2;

/**
 * A year at a busy station, a week in each round: customers rent, are late, extend, use passes and gift cards, cancel
 * all or some boards, report problems, object and dispute; tags are dead, boards never come back, staff close lockers
 * and make claims; cards refuse later, events get lost or duplicated, and the process dies at every step of a charge.
 * After every week both books agree to the cent, every movement has its document, and every hour of the settled rentals
 * was charged once.
 */
export const season: Run = {
  name: 'season',
  rounds: 52,
  async prove({ rounds, postgresUrl }) {
    const databaseUrl = inDatabase(postgresUrl, await createDatabase(postgresUrl, 'template1'));
    const scene = await openLinkScene({ db: await openDatabase({ databaseUrl, dataDir: '' }) });
    try {
      return await playYear(await openSeason(scene), rounds);
    } finally {
      await scene.close();
    }
  },
};

async function playYear(stage: Stage, rounds: Iterable<Random>): Promise<string> {
  const { scene } = stage;
  const count = { deaths: 0 };
  const weeks: Renter[][] = [];
  for (const random of rounds) {
    weeks.push(await playWeek(stage, random, weeks.length, count));
    await requireOrder(stage, { settled: weeks.at(-1 - SETTLES_IN_WEEKS) ?? [], isFinal: false });
  }
  await rest(stage, scene.clock.now().add({ hours: 24 * DAYS_OF_WEEK * SETTLES_IN_WEEKS }));
  // Closes the last month, which corrects the one before.
  await scene.advance({ hours: 24 * 40 });
  const counted = await requireOrder(stage, { settled: weeks.flat(), isFinal: true });
  return `${counted}, the process died ${count.deaths} times with an answer in hand`;
}
