import assert from 'node:assert/strict';
import { isClockOff } from '@laine/rules/time/event-moment.ts';
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
import { type HowToReturn, Renters } from './stations/renters.ts';

const MINUTE_IN_MS = 60_000;
/**
 * At most as far behind as a code works early, and as far ahead as a rental is long: beyond that, a program started
 * offline refuses to open.
 */
const WRONG_BY_MINUTES = [0, 0, 1, -1, 9, -9, 40] as const;
const NOT_BACK_AFTER_MINUTES = 60;
const SET_BY_MINUTES = [0, 0, 0, 5, -5] as const;

/**
 * A station is out of reach from before a board is collected until long after it's back, restarted in between, with a
 * wrong clock. Doors are left open, tags are dead, problems are reported, things are forgotten. When it's back in
 * reach, everything counts once and at its time, and nobody was late.
 */
export const stationOffline: Run = {
  name: 'station-offline',
  rounds: 40,
  prove: ({ rounds, postgresUrl }) =>
    BeachScene.open(postgresUrl, async (beaches) => {
      const counted = { events: 0, restarts: 0, wrongClocks: 0 };
      for (const random of rounds) {
        const story = storyOf(random);
        const { station, events } = await liveThrough(beaches, story);
        counted.events += events;
        counted.restarts += station.deaths;
        counted.wrongClocks += story.wrongByMs === 0 && story.setByMs === 0 ? 0 : 1;
        await station.kill();
        await untilMorning(beaches);
      }
      return `${counted.restarts} restarts out of reach, ${counted.wrongClocks} wrong clocks; ${counted.events} events once, at their time and nobody late`;
    }),
};

type Story = ReturnType<typeof storyOf>;

function storyOf(random: Random) {
  return {
    wrongByMs: random.pick(WRONG_BY_MINUTES) * MINUTE_IN_MS,
    /** Somebody sets the station's clock while the board is out. */
    setByMs: random.pick(SET_BY_MINUTES) * MINUTE_IN_MS,
    unplugsBefore: random.pick(['collecting', 'returning'] as const),
    restarts: { beforeCollecting: random.chance(0.3), whileOut: random.chance(0.4), afterReturn: random.chance(0.4) },
    opensAgain: random.chance(0.3),
    how: random.pick<HowToReturn>(['code', 'paddle']),
    leavesDoorOpen: random.chance(0.3),
    reports: random.chance(0.3),
    isUnseen: random.chance(0.3),
    forgets: random.chance(0.3),
    minutesOut: random.between(1, 25),
    /** Boards are always back before the booked end, however late we hear of it. */
    minutesUntilHeard: random.pick([1, 45, 170]),
  };
}

async function liveThrough(beaches: BeachScene, story: Story) {
  const { scene } = beaches;
  const beach = await beaches.beach({ lockers: 1 });
  const { station } = beach;
  const renters = new Renters(scene, beach);
  await tellWrongTime(beach, story.wrongByMs);
  await station.ask('ping', {});

  const rental = await renters.rent();
  if (story.unplugsBefore === 'collecting') station.cable.unplug();
  if (story.restarts.beforeCollecting) await restart(beach);
  await renters.collect(rental);
  if (story.unplugsBefore === 'returning') {
    await beaches.calm([station]);
    station.cable.unplug();
  }
  await beaches.advance({ minutes: story.minutesOut });
  if (story.restarts.whileOut) await restart(beach);
  const doorIsOpen = story.leavesDoorOpen ? () => beaches.advance({ minutes: 4 }) : undefined;
  if (story.opensAgain) await renters.openAgain(rental, doorIsOpen);
  if (story.reports) await renters.report(rental);
  await tellWrongTime(beach, story.wrongByMs + story.setByMs);
  await beaches.advance({ minutes: story.minutesOut });
  const { isUnseen } = story;
  await renters.bringBack(rental, story.how, { isUnseen });
  if (story.forgets && !isUnseen) await renters.fetchForgotten(rental, { takesBoard: false });
  if (story.restarts.afterReturn) await restart(beach);
  await beaches.advance({ minutes: story.minutesUntilHeard });

  await beaches.calm([station]);
  await lookForUnseen(scene, beach, [rental]);
  await beaches.calm([station]);
  await requireTrueSessions(scene, beach, [rental], doubtOf(story));
  await requireNobodyLate(scene, beach);
  await requireQuietBeach(scene, beach, expectedAlerts(story));
  await requireNoDoorLateOrTwice(scene, beach, renters);
  const { closeAt } = await scene.sessionOf(rental.sessionId);
  assert.ok(closeAt && Temporal.Instant.compare(closeAt, rental.end) <= 0, 'back in time, however late we hear of it');
  return { station, events: await requireWholeJournal(scene, beach) };
}

async function tellWrongTime({ station }: ProvenBeach, wrongByMs: number): Promise<void> {
  station.wallIsAheadInMs = wrongByMs;
  await station.learnTime();
}

async function restart({ station }: ProvenBeach): Promise<void> {
  await station.kill();
  await station.start();
}

/** The earliest of several readings counts, also for events of an earlier boot, so nothing counts as late. */
const doubtOf = ({ setByMs }: Story) => ({ earlyInMs: Math.abs(setByMs), lateInMs: 0 });

function expectedAlerts({ wrongByMs, setByMs, ...story }: Story): string[] {
  const isOff = isClockOff(wrongByMs) || isClockOff(wrongByMs + setByMs);
  return [
    ...(isOff ? ['station-clock-off', 'event-time-doubted'] : []),
    ...(setByMs === 0 ? [] : ['event-time-doubted']),
    ...(story.isUnseen ? ['return-in-question'] : []),
    // We search for anybody who may be on the water, but here no staff have a phone.
    ...(story.minutesUntilHeard > NOT_BACK_AFTER_MINUTES ? ['nobody-to-call'] : []),
    ...(story.reports ? ['problem-reported'] : []),
    ...(story.opensAgain && story.leavesDoorOpen ? ['door-left-open'] : []),
  ];
}

async function untilMorning(beaches: BeachScene): Promise<void> {
  const now = beaches.scene.clock.now().toZonedDateTimeISO('Europe/Tallinn');
  if (now.hour >= 17) await beaches.advance({ hours: 14 });
}
