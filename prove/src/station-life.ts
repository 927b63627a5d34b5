import type { Random } from '@laine/server/testing/random.ts';
import type { Run } from './run.ts';
import { BeachScene, type ProvenBeach } from './stations/beach-scene.ts';
import {
  requireNobodyLate,
  requireNoDoorLateOrTwice,
  requireQuietBeach,
  requireTrueSessions,
  requireWholeJournal,
} from './stations/check-records.ts';
import { lookForUnseen } from './stations/look-for-unseen.ts';
import { type HowToReturn, type Rental, Renters } from './stations/renters.ts';
import { type Trouble, type Troubles, troubleOf } from './stations/trouble.ts';

const BEACHES = 3;
const LOCKERS = 2;
/** Alerts from renters' reports that staff have dealt with. */
const ALERTS_WITH_CAUSE = ['return-in-question', 'problem-reported'];

type Inhabited = ProvenBeach & { renters: Renters };

/**
 * Days at unattended beaches. People collect boards and bring them back, return for forgotten things, report problems
 * and stand there with dead tags, while cables are cut in the middle of frames, programs are killed while opening a
 * door, servers come and go, and staff open doors remotely. In the end the server has every start and every return once
 * and at its time, no door opened late, twice or by itself, and nobody counted as late without reason.
 */
export const stationLife: Run = {
  name: 'station-life',
  rounds: 100,
  prove: ({ rounds, postgresUrl }) =>
    BeachScene.open(postgresUrl, async (beaches) => {
      const inhabited = await Promise.all(Array.from({ length: BEACHES }, () => moveIn(beaches)));
      const troubles: Troubles = { cuts: 0, commands: 0 };
      for (const random of rounds) {
        const plans = inhabited.map((beach) => planOf(beaches, beach, random, troubles));
        await liveThrough(beaches, plans, random);
        await untilNextRentals(beaches);
      }
      return count(beaches, inhabited, troubles);
    }),
};

async function moveIn(beaches: BeachScene): Promise<Inhabited> {
  const beach = await beaches.beach({ lockers: LOCKERS });
  return { ...beach, renters: new Renters(beaches.scene, beach) };
}

/** The plan for one beach. */
type Plan = {
  beach: Inhabited;
  howMany: number;
  first: Trouble[];
  meanwhile: 'in-reach' | 'unplugged' | 'dead';
  opensAgain: boolean;
  how: HowToReturn;
  reports: boolean;
  /** The first renter's tag when the board comes back. */
  tag: 'lives' | 'dead';
  /** The other renters come back for this. */
  forgets: 'nothing' | 'things' | 'board';
  second: Trouble[];
};

/** All random choices are made in advance: things that happen at once must not change their order. */
function planOf(beaches: BeachScene, beach: Inhabited, random: Random, troubles: Troubles): Plan {
  const some = () => Array.from({ length: random.between(0, 3) }, () => troubleOf(beaches, beach, random, troubles));
  return {
    beach,
    howMany: random.between(1, LOCKERS),
    first: some(),
    meanwhile: random.pick(['in-reach', 'unplugged', 'dead']),
    opensAgain: random.chance(0.3),
    how: random.pick(['code', 'paddle']),
    reports: random.chance(0.2),
    tag: random.pick(['lives', 'lives', 'lives', 'dead']),
    forgets: random.pick(['nothing', 'nothing', 'things', 'board']),
    second: some(),
  };
}

async function liveThrough(beaches: BeachScene, plans: Plan[], random: Random): Promise<void> {
  const restartsServer = random.chance(0.3);
  const out = { minutes: random.between(1, 40) };
  const days = plans.map((plan) => ({ plan, rented: [] as Rental[] }));
  type Day = (typeof days)[number];
  const everywhere = (work: (day: Day) => Promise<void>) => Promise.all(days.map(work));

  await everywhere(async ({ plan, rented }) => {
    for (let next = 0; next < plan.howMany; next += 1) rented.push(await plan.beach.renters.rent());
  });
  const collect = async ({ plan, rented }: Day) => {
    for (const rental of rented) await plan.beach.renters.collect(rental);
  };
  await everywhere(async (day) => void (await Promise.all([collect(day), oneByOne(day.plan.first)])));

  await everywhere(({ plan }) => leave(beaches, plan));
  await beaches.advance(out);

  const bringBack = async ({ plan, rented }: Day) => {
    const { renters } = plan.beach;
    for (const [index, rental] of rented.entries()) {
      if (plan.opensAgain) await renters.openAgain(rental);
      if (plan.reports) await renters.report(rental);
      const isUnseen = index === 0 && plan.tag === 'dead';
      await renters.bringBack(rental, plan.how, { isUnseen });
      if (isUnseen || plan.forgets === 'nothing') continue;
      const takesBoard = plan.forgets === 'board';
      await renters.fetchForgotten(rental, { takesBoard });
      if (takesBoard) await renters.bringBack(rental, plan.how);
    }
  };
  await Promise.all([
    everywhere(async (day) => void (await Promise.all([bringBack(day), oneByOne(day.plan.second)]))),
    restartsServer ? beaches.restartServer() : undefined,
  ]);

  await beaches.calm();
  // A command may have outlived its caller.
  for (const { beach } of plans) beach.station.metal.closeDoor(beach.staffLocker);
  await beaches.calm();
  await everywhere(({ plan, rented }) => lookForUnseen(beaches.scene, plan.beach, rented));
  await beaches.calm();
  await everywhere(async ({ plan, rented }) => {
    await requireTrueSessions(beaches.scene, plan.beach, rented);
    await requireQuietBeach(beaches.scene, plan.beach, ALERTS_WITH_CAUSE);
  });
}

/** The station's condition while time passes and its boards are out. */
async function leave(beaches: BeachScene, { meanwhile, beach: { station } }: Plan): Promise<void> {
  if (meanwhile === 'dead') await station.kill();
  else if (meanwhile === 'unplugged') station.cable.unplug();
  else await beaches.calm([station]);
}

async function oneByOne(troubles: Trouble[]): Promise<void> {
  for (const trouble of troubles) await trouble();
}

/** Rentals are during the day: in the evening everybody goes home. */
async function untilNextRentals(beaches: BeachScene): Promise<void> {
  const { hour } = beaches.scene.clock.now().toZonedDateTimeISO('Europe/Tallinn');
  await beaches.advance({ hours: hour >= 20 ? 12 : 1 });
}

async function count(beaches: BeachScene, inhabited: Inhabited[], { cuts, commands }: Troubles): Promise<string> {
  const { scene, serverRestarts } = beaches;
  let events = 0;
  for (const beach of inhabited) {
    await requireTrueSessions(scene, beach, beach.renters.rentals);
    await requireNoDoorLateOrTwice(scene, beach, beach.renters);
    await requireNobodyLate(scene, beach);
    events += await requireWholeJournal(scene, beach);
  }
  const rentals = inhabited.flatMap(({ renters }) => renters.rentals);
  const deadTags = rentals.filter(({ isUnseen }) => isUnseen).length;
  const pulses = inhabited.flatMap(({ station }) => station.pulses).length;
  const deaths = inhabited.reduce((sum, { station }) => sum + station.deaths, 0);
  return (
    `${rentals.length} rentals, ${deadTags} dead tags, ${deaths} programs killed, ${cuts} cables cut, ${serverRestarts} server restarts, ` +
    `${commands} commands from afar; ${events} events once and in order, ${pulses} locks released when asked`
  );
}
