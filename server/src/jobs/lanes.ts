import type { Runner } from './runner.ts';

/**
 * Runners side by side, as one. Work that waits for strangers' servers has a lane of its own: a dozen receivers that do
 * not answer would otherwise take every place from the notices and holds of the rentals.
 */
export function inLanes(...lanes: Runner[]): Runner {
  return {
    async start() {
      for (const lane of lanes) await lane.start();
    },
    async drain() {
      // In order: an earlier lane may ask for work in a later one.
      for (const lane of lanes) await lane.drain();
    },
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
