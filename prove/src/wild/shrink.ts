import type { Breach, Told } from './explore.ts';
import { replay } from './explore.ts';
import type { WildStage } from './stage.ts';
import type { Step } from './step.ts';

type Open = () => Promise<WildStage>;

/** Reduces a story to the steps that a breach needs: drops steps as long as the law still breaks. */
export async function shrink(open: Open, story: Told[], breach: Breach): Promise<{ story: Told[]; breach: Breach }> {
  let shortest = { story, breach };
  const without = async (from: number, count: number): Promise<boolean> => {
    const steps = shortest.story.map(({ step }) => step);
    const found = await tryAgain(open, steps.toSpliced(from, count), breach.law);
    if (found) shortest = found;
    return found !== undefined;
  };
  // Steps about other things than the last step are hardly ever needed.
  const about = await tryAgain(open, stepsAbout(story), breach.law);
  if (about) shortest = about;
  for (let size = Math.ceil(shortest.story.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = shortest.story.length - size; from >= 0; from -= size) await without(from, size);
    if (size === 1) break;
  }
  return shortest;
}

async function tryAgain(open: Open, steps: Step[], law: string) {
  const stage = await open();
  try {
    const { story, breach } = await replay(stage, steps, law);
    return breach && { story, breach };
  } finally {
    await stage.close();
  }
}

/** Steps that name or create a thing that later steps name, working back from the last one, plus all waiting. */
function stepsAbout(story: Told[]): Step[] {
  const steps = story.map(({ step }) => step);
  const made = new Set<string>();
  const named = (step: Step) =>
    [...JSON.stringify(step).matchAll(/[#!](?:\w+\/)?(\d+)\//g)].map(([, number]) => number ?? '');
  for (const number of named(steps.at(-1) ?? { number: 0, does: 'wait', until: '' })) made.add(number);
  const kept = steps.toReversed().filter((step, index) => {
    const isKept =
      index === 0 ||
      step.does === 'wait' ||
      made.has(String(step.number)) ||
      named(step).some((number) => made.has(number));
    if (isKept) for (const number of named(step)) made.add(number);
    return isKept;
  });
  return kept.toReversed();
}
