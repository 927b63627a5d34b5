import type { Random } from '@laine/server/testing/random.ts';
import { Chooser } from './chooser.ts';
import { boardsOut, guests, knownOut, replacements } from './laws/boards.ts';
import { fairMoney } from './laws/fair-money.ts';
import type { Law } from './laws/law.ts';
import { dearMessages, manyMessages } from './laws/messages.ts';
import { books, freeBookings, giftsToOthers, giftsWithinLimits, passes } from './laws/money.ts';
import { openEnds } from './laws/open-ends.ts';
import { told } from './laws/told.ts';
import type { WildStage } from './stage.ts';
import type { Step } from './step.ts';
import { type Outcome, takeStep } from './take-step.ts';

/** Checked after every step. */
const quick: Law[] = [
  boardsOut,
  knownOut,
  guests,
  replacements,
  told,
  passes,
  freeBookings,
  giftsToOthers,
  giftsWithinLimits,
  dearMessages,
  manyMessages,
];
/** Reads everything, so it's checked now and then. */
const slow: Law[] = [books];
const EVERY = 10;
const ANSWERS = 'every answer keeps the contract';

/** A broken law, and the steps that led there with their outcomes. */
export type Breach = { law: string; says: string };
export type Told = { step: Step; outcome: Outcome };

/** Plays up to this many random steps, until a new law is broken. */
export async function explore(stage: WildStage, random: Random, most: number, isLookedAt: (law: string) => boolean) {
  const chooser = new Chooser(stage, random);
  const story: Told[] = [];
  for (let number = 1; number <= most; number += 1) {
    const step = await chooser.next(number);
    const outcome = await takeStep(stage, step);
    if (!outcome) continue;
    chooser.learn(step, outcome);
    story.push({ step, outcome });
    const breach = await findBreach(stage, outcome, number % EVERY === 0, isLookedAt);
    if (breach) return { story, breach };
  }
  return { story, breach: await findLast(stage, isLookedAt) };
}

/** Replays known steps, as far as they still make sense, and watches one law. */
export async function replay(stage: WildStage, steps: Step[], law: string) {
  const isLookedAt = (name: string) => name === law;
  const story: Told[] = [];
  for (const step of steps) {
    const outcome = await takeStep(stage, step);
    if (!outcome) continue;
    story.push({ step, outcome });
    const breach = await findBreach(stage, outcome, false, isLookedAt);
    if (breach) return { story, breach };
  }
  return { story, breach: await findLast(stage, isLookedAt) };
}

function findBreach(stage: WildStage, outcome: Outcome, isThorough: boolean, isLookedAt: (law: string) => boolean) {
  const { fault, hasEffect } = outcome;
  if (fault !== undefined && isLookedAt(ANSWERS)) return { law: ANSWERS, says: fault };
  return hasEffect ? firstBroken(stage, isThorough ? [...quick, ...slow] : quick, isLookedAt) : undefined;
}

const findLast = (stage: WildStage, isLookedAt: (law: string) => boolean) =>
  firstBroken(stage, [...slow, openEnds, fairMoney], isLookedAt);

async function firstBroken(stage: WildStage, laws: Law[], isLookedAt: (law: string) => boolean) {
  for (const law of laws) {
    const says = isLookedAt(law.name) ? await law.look(stage) : undefined;
    if (says !== undefined) return { law: law.name, says };
  }
  return undefined;
}
