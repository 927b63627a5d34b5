import { setTimeout } from 'node:timers/promises';

/** `rssAtOnce` is the machine's figure before freed pages are returned. */
export type Memory = { rss: number; rssAtOnce: number; kept: number };

const LOOK_AGAIN_AFTER_MS = 1_000;
const QUIET_LOOKS = 3;

/** Answers every message with this process's memory: the machine's figure, and the program's retained one. */
export function tellMemory(): void {
  process.on('message', () => {
    void memoryAtRest().then((memory) => process.send?.(memory));
  });
}

/** Freed pages return to the machine with a delay: at 10,000 stations 120 MB lagged behind. */
async function memoryAtRest(): Promise<Memory> {
  const { rss: rssAtOnce } = process.memoryUsage();
  let lowest = Number.POSITIVE_INFINITY;
  for (let quiet = 0; quiet < QUIET_LOOKS; quiet += 1) {
    for (let time = 0; time < 3; time += 1) globalThis.gc?.();
    await setTimeout(LOOK_AGAIN_AFTER_MS);
    const { rss } = process.memoryUsage();
    if (rss < 0.99 * lowest) quiet = 0;
    lowest = Math.min(lowest, rss);
  }
  const { heapUsed, external } = process.memoryUsage();
  return { rss: lowest, rssAtOnce, kept: heapUsed + external };
}
