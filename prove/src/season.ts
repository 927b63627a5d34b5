import assert from 'node:assert/strict';
import { Declined } from '@laine/contract/client.ts';
import { openDatabase } from '@laine/server/db/open-database.ts';
import { type LinkScene, openLinkScene } from '@laine/server/testing/open-link-scene.ts';
import { Random } from '@laine/server/testing/random.ts';
import { createDatabase, inDatabase } from '@laine/server/testing/server-databases.ts';
import type { Run } from './run.ts';
import { Admin } from './season/admin.ts';
import { Agenda } from './season/agenda.ts';
import { inDyingProcess, untilConnected } from './season/dying-process.ts';
import { offerYear } from './season/prepaid.ts';
import { Renter } from './season/renter.ts';
import { requireAllBack } from './season/require-all-back.ts';
import { requireOrder } from './season/require-order.ts';
import { mendLockers, planClosure, shareWithOwner } from './season/staff.ts';
import type { Stage } from './season/stage.ts';
import { StationDesk } from './season/station-desk.ts';
import { tellStory } from './season/story.ts';

const LOCKERS = 8;
const DAYS_OF_WEEK = 7;
/** By the end of a week its processes have been dead, and its provider has been slow; then there is time to catch up. */
const QUIET_STEP_IN_HOURS = 12;
/** Claims, reminders, doubling and slow refunds of a week are over by the end of the second week after it. */
const SETTLES_IN_WEEKS = 2;

/**
 * A year at a busy station, a week in each round: customers rent, are late, extend, use passes and gift cards, cancel all
 * or some boards, report problems, object and dispute; tags are dead, boards never come back, staff close lockers and make
 * claims; cards refuse later, news gets lost or comes twice, and the process dies at every step of a charge. After every
 * week both books say the same to the cent, every movement has its paper, and every hour of those whose money has settled
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

async function openSeason(scene: LinkScene): Promise<Stage> {
  const beach = await scene.beach({ lockers: LOCKERS });
  const desk = new StationDesk(beach);
  await desk.tell();
  const offer = await offerYear(scene);
  const [admin, otherAdmin] = [await Admin.hire(scene), await Admin.hire(scene)];
  const stage = { scene, beach, desk, admin, otherAdmin, offerId: offer.id, agenda: new Agenda() };
  await shareWithOwner(stage);
  return stage;
}

async function playYear(stage: Stage, rounds: Iterable<Random>): Promise<string> {
  const { scene } = stage;
  const count = { deaths: 0 };
  const weeks: Renter[][] = [];
  let day = 1;
  for (const random of rounds) {
    const stories = Array.from({ length: random.between(6, 14) }, () => tellStory(random));
    const week = stories.map((story, index) => new Renter(stage, story, day + (index % 3)));
    weeks.push(week);
    planClosure(stage, random, day);
    scene.deps.payments = inDyingProcess(scene, new Random(`fates ${random.next()}`), count);
    await playAgenda(stage, random, count);
    day += DAYS_OF_WEEK;
    await rest(stage, Temporal.Instant.from(stage.beach.slot('03:00', '04:00', day).start));
    for (const renter of week) await requireAllBack(renter);
    await mendLockers(stage);
    await requireOrder(stage, { settled: weeks.at(-1 - SETTLES_IN_WEEKS) ?? [], isFinal: false });
  }
  await rest(stage, scene.clock.now().add({ hours: 24 * DAYS_OF_WEEK * SETTLES_IN_WEEKS }));
  // The last month is closed, and corrects the one before.
  await scene.advance({ hours: 24 * 40 });
  const counted = await requireOrder(stage, { settled: weeks.flat(), isFinal: true });
  return `${counted}, the process died ${count.deaths} times with an answer in hand`;
}

/** Nothing happens any more, and everything that is under way is settled. */
async function rest({ scene }: Stage, until: Temporal.Instant): Promise<void> {
  await scene.webhooks('deliver');
  while (Temporal.Instant.compare(scene.clock.now(), until) < 0) {
    const left = scene.clock.now().until(until).total('hours');
    await scene.advance({ seconds: Math.ceil(Math.min(QUIET_STEP_IN_HOURS, left) * 3600) });
  }
}

/** What happens at the same moment happens at once. Somebody who gets no answer goes on with the next thing. */
async function playAgenda({ scene, desk, agenda }: Stage, random: Random, count: { deaths: number }): Promise<void> {
  // A process may die between two moments as well: what it did not hear it misses at the next.
  let known = count.deaths;
  for (let next = agenda.next(); next; next = agenda.next()) {
    const deaths = known;
    const reconnect = async () => {
      if (count.deaths > deaths) await untilConnected(scene);
    };
    await scene.webhooks(random.pick(['deliver', 'deliver', 'drop', 'duplicate', 'delay']));
    const left = scene.clock.now().until(next.at).total('milliseconds');
    const moved = await Promise.allSettled(left > 0 ? [scene.advance({ milliseconds: left })] : []);
    await reconnect();
    await desk.tell();
    const answers = [...moved, ...(await Promise.allSettled(next.acts.map((act) => act())))];
    await reconnect();
    const settled = await Promise.allSettled([scene.advance({ seconds: 1 })]);
    known = count.deaths;
    await reconnect();
    const failed = [...answers, ...settled].filter(({ status }) => status === 'rejected');
    if (known === deaths) for (const { reason } of failed as PromiseRejectedResult[]) requireProperRefusal(reason);
  }
  scene.deps.payments = scene.provider;
  await scene.jobs.drain().catch(() => undefined);
  await untilConnected(scene);
}

/** With the provider out of reach we may say so; anything else that is not a refusal is our own fault. */
function requireProperRefusal(failure: unknown): void {
  if (!(failure instanceof Declined)) throw failure;
  assert.notEqual(failure.status, 401, 'everybody has signed in');
  assert.ok(failure.status < 500 || failure.code === 'payment-unavailable', `${failure.status} ${failure.message}`);
}
