import type { Runner } from './runner.ts';

/**
 * Runs several runners as one. Work that waits for other people's servers has a runner of its own: otherwise a dozen
 * receivers that don't answer would take every place from the notices and holds of the rentals.
 */
export function combineRunners(...runners: Runner[]): Runner {
  return {
    async start() {
      for (const runner of runners) await runner.start();
    },
    async drain() {
      // In order: an earlier runner may queue work for a later one.
      for (const runner of runners) await runner.drain();
    },
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}
