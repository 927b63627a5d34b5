import type { Runner } from './runner.ts';

/**
 * Runners side by side, as one. Work that waits for strangers' servers has a runner of its own: a dozen receivers that do
 * not answer would otherwise take every place from the notices and holds of the rentals.
 */
export function combineRunners(...runners: Runner[]): Runner {
  return {
    async start() {
      for (const runner of runners) await runner.start();
    },
    async drain() {
      // In order: an earlier runner may ask for work of a later one.
      for (const runner of runners) await runner.drain();
    },
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
