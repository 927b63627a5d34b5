import assert from 'node:assert/strict';
import { Declined } from '@laine/contract/client.ts';
import { openDatabase } from '@laine/server/db/open-database.ts';
import { addOffer } from '@laine/server/prepaid/edit-offers.ts';
import { openLinkScene } from '@laine/server/testing/open-link-scene.ts';
import { Random } from '@laine/server/testing/random.ts';
import { createDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import type { Run } from './run.ts';
import { Agenda } from './season/agenda.ts';
import { requireRightBooks } from './season/require-right-books.ts';
import { inDyingProcess, untilConnected } from './season/dying-process.ts';
import { requireRightRental } from './season/require-right-rental.ts';
import type { Stage } from './season/renter.ts';
import { Renter } from './season/renter.ts';
import { StationDesk } from './season/station-desk.ts';
import { tellStory } from './season/story.ts';

const LOCKERS = 8;
const DAYS_OF_WEEK = 7;
/** Refunds, reminders, doubling and the provider's slow answers have had their time. */
const CLEARING = { days: 12, stepInHours: 12 };

/**
 * A year at a busy station, a week in each round: customers rent, are late, extend, use passes and gift cards, cancel,
 * object and dispute; cards refuse later, news gets lost or comes twice, and the process dies at every step of a charge.
 * At the end both books say the same to the cent, and every hour was charged once.
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

async function openSeason(scene: Stage['scene']): Promise<Stage> {
  const beach = await scene.beach({ lockers: LOCKERS });
  const desk = new StationDesk(beach);
  await desk.tell();
  const today = scene.clock.now().toZonedDateTimeISO('Europe/Tallinn').toPlainDate();
  const offer = await scene.db.transaction((tx) =>
    addOffer(
      tx,
      {
        name: 'Year',
        country: 'EE',
        priceInCents: 9900,
        firstDay: today.toString(),
        lastDay: today.add({ days: 400 }).toString(),
        stationIds: [],
        onSale: true,
      },
      scene.clock.now(),
    ),
  );
  return { scene, beach, desk, admin: await scene.newAdmin(), offerId: offer.id, agenda: new Agenda() };
}

async function playYear(stage: Stage, rounds: Iterable<Random>): Promise<string> {
  const { scene } = stage;
  const count = { deaths: 0 };
  const renters: Renter[] = [];
  let day = 1;
  for (const random of rounds) {
    // Logins last two months.
    stage.admin = await scene.newAdmin();
    const stories = Array.from({ length: random.between(4, 10) }, () => tellStory(random));
    const week = stories.map((story, index) => new Renter(stage, story, day + (index % 3)));
    scene.deps.payments = inDyingProcess(scene, new Random(`fates ${random.next()}`), count);
    await playAgenda(stage, random, count);
    scene.deps.payments = scene.provider;
    await scene.webhooks('deliver');
    await mendLockers(stage);
    renters.push(...week);
    day += DAYS_OF_WEEK;
  }
  for (let hours = 0; hours < CLEARING.days * 24; hours += CLEARING.stepInHours)
    await scene.advance({ hours: CLEARING.stepInHours });
  for (const renter of renters) await requireRightRental(scene, renter);
  return `${await requireRightBooks(scene, renters)}, the process died ${count.deaths} times with an answer in hand`;
}

/** What happens at the same moment happens at once. Somebody who gets no answer goes on with the next thing. */
async function playAgenda({ scene, desk, agenda }: Stage, random: Random, count: { deaths: number }): Promise<void> {
  for (let next = agenda.next(); next; next = agenda.next()) {
    await scene.webhooks(random.pick(['deliver', 'deliver', 'drop', 'duplicate', 'delay']));
    const deaths = count.deaths;
    const left = scene.clock.now().until(next.at).total('milliseconds');
    const moved = await Promise.allSettled(left > 0 ? [scene.advance({ milliseconds: left })] : []);
    await untilConnected(scene);
    await desk.tell();
    const answers = [...moved, ...(await Promise.allSettled(next.acts.map((act) => act())))];
    await untilConnected(scene);
    const failed = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
    if (count.deaths === deaths) for (const failure of failed) requireProperRefusal(failure);
    await scene.advance({ seconds: 1 }).catch((error: unknown) => {
      if (count.deaths === deaths) throw error;
    });
    await untilConnected(scene);
  }
}

/** With the provider out of reach we may say so; anything else that is not a refusal is our own fault. */
function requireProperRefusal(failure: unknown): void {
  if (!(failure instanceof Declined)) throw failure;
  assert.ok(failure.status < 500 || failure.code === 'payment-unavailable', `${failure.status} ${failure.message}`);
}

/** Boards that were out too long took their lockers out of service; staff have looked after them. */
async function mendLockers({ scene, beach }: Stage): Promise<void> {
  await scene.db.query
    .updateTable('lockers')
    .set({ status: 'free' })
    .where('stationId', '=', beach.id)
    .where('status', '=', 'disabled')
    .execute();
}
