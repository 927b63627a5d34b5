import assert from 'node:assert/strict';
import { Declined } from '@laine/contract/client.ts';
import type { LinkScene } from '@laine/server/testing/open-link-scene.ts';
import { Random } from '@laine/server/testing/random.ts';
import { Admin } from './admin.ts';
import { Agenda } from './agenda.ts';
import { inDyingProcess, untilConnected } from './dying-process.ts';
import { offerYear } from './prepaid.ts';
import { Renter } from './renter.ts';
import { requireAllBack } from './require-all-back.ts';
import { mendLockers, planClosure, shareWithOwner } from './staff.ts';
import type { Stage } from './stage.ts';
import { StationDesk } from './station-desk.ts';
import { tellStory } from './story.ts';

const LOCKERS = 8;
export const DAYS_OF_WEEK = 7;
/** By the end of a week its processes have died, and its provider has been slow; then there is time to catch up. */
const QUIET_STEP_IN_HOURS = 12;

export async function openSeason(scene: LinkScene): Promise<Stage> {
  const beach = await scene.beach({ lockers: LOCKERS });
  const desk = new StationDesk(beach);
  await desk.tell();
  const offer = await offerYear(scene);
  const [admin, otherAdmin] = [await Admin.hire(scene), await Admin.hire(scene)];
  const stage = { scene, beach, desk, admin, otherAdmin, offerId: offer.id, agenda: new Agenda() };
  await shareWithOwner(stage);
  return stage;
}

/** How often the process died with an answer in hand. */
export type Deaths = { deaths: number };

/** One random week of customers, until all of them are back. `weekNumber` counts from 0. */
export async function playWeek(stage: Stage, random: Random, weekNumber: number, count: Deaths): Promise<Renter[]> {
  const day = 1 + weekNumber * DAYS_OF_WEEK;
  const stories = Array.from({ length: random.between(6, 14) }, () => tellStory(random));
  const week = stories.map((story, index) => new Renter(stage, story, day + (index % 3)));
  planClosure(stage, random, day);
  stage.scene.deps.payments = inDyingProcess(stage.scene, new Random(`fates ${random.next()}`), count);
  await playAgenda(stage, random, count);
  await rest(stage, Temporal.Instant.from(stage.beach.slot('03:00', '04:00', day + DAYS_OF_WEEK).start));
  for (const renter of week) await requireAllBack(renter);
  await mendLockers(stage);
  return week;
}

/** Nothing new happens, and everything under way is finished. */
export async function rest({ scene }: Stage, until: Temporal.Instant): Promise<void> {
  await scene.webhooks('deliver');
  while (Temporal.Instant.compare(scene.clock.now(), until) < 0) {
    const left = scene.clock.now().until(until).total('hours');
    await scene.advance({ seconds: Math.ceil(Math.min(QUIET_STEP_IN_HOURS, left) * 3600) });
  }
}

/** Actions of the same moment run concurrently. Somebody without an answer goes on with the next action. */
async function playAgenda({ scene, desk, agenda }: Stage, random: Random, count: Deaths): Promise<void> {
  // A process may die between two moments as well; the next moment then misses whatever it didn't hear.
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

/** While the provider is out of reach we may say so; anything else that isn't a refusal is our own fault. */
function requireProperRefusal(failure: unknown): void {
  if (!(failure instanceof Declined)) throw failure;
  assert.notEqual(failure.status, 401, 'everybody has signed in');
  assert.ok(failure.status < 500 || failure.code === 'payment-unavailable', `${failure.status} ${failure.message}`);
}
