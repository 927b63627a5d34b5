import type { Random } from '@laine/server/testing/random.ts';
import type { Run } from './run.ts';
import {
  requireNoDoorLateOrTwice,
  requireQuietBeach,
  requireTrueSessions,
  requireWholeJournal,
} from './stations/accounts.ts';
import { BeachScene, type ProvenBeach } from './stations/beach-scene.ts';
import { type HowToReturn, type Rental, Renters } from './stations/renter.ts';
import { type Trouble, type Troubles, troubleOf } from './stations/trouble.ts';

const BEACHES = 3;
const LOCKERS = 2;

type Inhabited = ProvenBeach & { renters: Renters };

/**
 * Days at unattended beaches. People collect boards and bring them back while cables are cut in the middle of frames,
 * programs are killed in the middle of opening a door, servers come and go, and staff open doors from afar. In the end
 * every start and every return is with the server once and at its time, and no door has opened late, twice or by itself.
 */
export const stationLife: Run = {
  name: 'station-life',
  rounds: 100,
  prove: ({ rounds, postgresUrl }) =>
    BeachScene.open(postgresUrl, async (beaches) => {
      const inhabited = await Promise.all(Array.from({ length: BEACHES }, () => settleAt(beaches)));
      const troubles: Troubles = { cuts: 0, kills: 0, commands: 0 };
      for (const random of rounds) {
        await liveThroughRentals(beaches, inhabited, random, troubles);
        await Promise.all(inhabited.map((beach) => requireQuietBeach(beaches.scene, beach)));
        await untilNextRentals(beaches);
      }
      return count(beaches, inhabited, troubles);
    }),
};

async function settleAt(beaches: BeachScene): Promise<Inhabited> {
  const beach = await beaches.beach({ lockers: LOCKERS });
  return { ...beach, renters: new Renters(beaches.scene, beach) };
}

async function liveThroughRentals(beaches: BeachScene, inhabited: Inhabited[], random: Random, troubles: Troubles) {
  const plans = inhabited.map((beach) => planOf(beaches, beach, random, troubles));
  const restartsServer = random.chance(0.3);
  const passes = { minutes: random.between(1, 40) };

  const rented = await Promise.all(inhabited.map(({ renters }, at) => plans[at]?.rent(renters) ?? []));
  const collecting = inhabited.map(async ({ renters }, at) => {
    for (const rental of rented[at] ?? []) await renters.collect(rental);
  });
  await Promise.all([...collecting, ...plans.map(({ first }) => makeTrouble(first))]);

  await Promise.all(plans.map(({ leave }) => leave()));
  await beaches.pass(passes);

  const returning = inhabited.map(async ({ renters }, at) => {
    const plan = plans[at];
    for (const rental of rented[at] ?? []) {
      if (plan?.opensAgain) await renters.openAgain(rental);
      await renters.bringBack(rental, plan?.how ?? 'code');
    }
  });
  const restart = restartsServer ? beaches.restartServer() : undefined;
  await Promise.all([...returning, restart, ...plans.map(({ second }) => makeTrouble(second))]);

  await beaches.calm();
  await Promise.all(
    inhabited.map(async (beach, at) => {
      beach.station.metal.closeDoor(beach.staffLocker);
      await requireTrueSessions(beaches.scene, beach, rented[at] ?? []);
    }),
  );
  await beaches.calm();
}

type Plan = {
  rent(renters: Renters): Promise<Rental[]>;
  first: Trouble[];
  /** How the station is while time passes. */
  leave(): Promise<void>;
  opensAgain: boolean;
  how: HowToReturn;
  second: Trouble[];
};

function planOf(beaches: BeachScene, beach: Inhabited, random: Random, troubles: Troubles): Plan {
  const { station } = beach;
  const howMany = random.between(1, LOCKERS);
  const some = () => Array.from({ length: random.between(0, 3) }, () => troubleOf(beaches, beach, random, troubles));
  const meanwhile = random.pick(['in-reach', 'unplugged', 'dead'] as const);
  const ways = {
    'in-reach': () => beaches.calm([station]),
    unplugged: async () => station.cable.unplug(),
    dead: () => station.kill(),
  };
  return {
    rent: async (renters) => {
      const rented: Rental[] = [];
      for (let count = 0; count < howMany; count += 1) rented.push(await renters.rent());
      return rented;
    },
    first: some(),
    leave: ways[meanwhile],
    opensAgain: random.chance(0.3),
    how: random.pick(['code', 'paddle']),
    second: some(),
  };
}

async function makeTrouble(troubles: Trouble[]): Promise<void> {
  for (const trouble of troubles) await trouble();
}

/** Boards are bookable by day: in the evening everybody goes home. */
async function untilNextRentals(beaches: BeachScene): Promise<void> {
  const { hour } = beaches.scene.clock.now().toZonedDateTimeISO('Europe/Tallinn');
  await beaches.pass({ hours: hour >= 20 ? 12 : 1 });
}

async function count(
  { scene, serverRestarts }: BeachScene,
  inhabited: Inhabited[],
  troubles: Troubles,
): Promise<string> {
  let events = 0;
  for (const beach of inhabited) {
    await requireTrueSessions(scene, beach, beach.renters.rentals);
    await requireNoDoorLateOrTwice(scene, beach, beach.renters);
    events += await requireWholeJournal(scene, beach);
  }
  const rentals = inhabited.flatMap(({ renters }) => renters.rentals).length;
  const pulses = inhabited.flatMap(({ station }) => station.pulses).length;
  const deaths = inhabited.reduce((sum, { station }) => sum + station.deaths, 0);
  return (
    `${rentals} rentals, ${deaths} programs killed, ${troubles.cuts} cables cut, ${serverRestarts} server restarts, ` +
    `${troubles.commands} doors opened from afar; ${events} events once and in order, ${pulses} locks released when asked`
  );
}
