import { dropDatabase } from '@laine/server/testing/server-databases.ts';
import type { Run } from './run.ts';
import { explore } from './wild/explore.ts';
import { shrink } from './wild/shrink.ts';
import { makeTemplate, openWildStage } from './wild/stage.ts';
import { tellStory } from './wild/tell-story.ts';

/** Per round. */
const STEPS = 120;

/**
 * Customers, a friend, an owner, admins and a station do anything that the contract allows, in random order, with a
 * preference for whatever was just touched. After every step the laws of `wild/laws` must hold. Each broken law is
 * reported once, at once, with the shortest story that breaks it; later rounds check the other laws.
 */
export const wild: Run = {
  name: 'wild',
  rounds: 30,
  async prove({ rounds, postgresUrl }) {
    const template = await makeTemplate(postgresUrl);
    const open = () => openWildStage(postgresUrl, template);
    const counted = { rounds: 0, steps: 0, done: 0 };
    const broken = new Set<string>();
    for (const random of rounds) {
      counted.rounds += 1;
      const stage = await open();
      const { story, breach } = await explore(stage, random, STEPS, (law) => !broken.has(law)).finally(() =>
        stage.close(),
      );
      counted.steps += story.length;
      counted.done += story.filter(({ outcome }) => outcome.status < 400).length;
      if (!breach) continue;
      broken.add(breach.law);
      const found = `round ${counted.rounds}, step ${story.length} of it and ${counted.steps} of all`;
      say(`Broken in ${found}: ${breach.law}. ${breach.says}. The shortest story is looked for …`);
      const shortest = await shrink(open, story, breach);
      say(`${shortest.breach.says}:\n${tellStory(shortest.story)}\n`);
    }
    await dropDatabase(postgresUrl, template);
    if (broken.size > 0) throw new Error(`${broken.size} laws are broken: ${[...broken].join('; ')}`);
    return `${counted.steps} steps, ${counted.done} of them done and the rest refused`;
  },
};

/** Written immediately, because a run is long. */
function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
