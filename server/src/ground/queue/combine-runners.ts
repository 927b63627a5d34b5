import type { Runner } from './runner.ts';

/**
 * Runs several runners as one. Work that waits for other people's servers has a runner of its own: otherwise a dozen
 * receivers that don't answer would take every place from the notices and holds of the rentals.
 */
export function combineRunners(runners: Runner[]): Runner {
  const countEnded = () => runners.reduce((sum, runner) => sum + runner.countEnded(), 0);
  return {
    countEnded,
    async start() {
      for (const runner of runners) await runner.start();
    },
    async drain() {
      // Whatever has ended may have queued work for any of the others.
      for (let before = -1; before !== countEnded();) {
        before = countEnded();
        await Promise.all(runners.map((runner) => runner.drain()));
      }
    },
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
