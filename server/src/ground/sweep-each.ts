import type { RunnerLog } from './queue/runner.ts';

/**
 * Does something about each of them, one after the other. One that fails is logged, by its id, and left to the next
 * sweep: it keeps no other from its turn.
 */
export async function sweepEach<Item>(
  { log }: { log: Pick<RunnerLog, 'error'> },
  { items, idOf, failed }: { items: Iterable<Item>; idOf: (item: Item) => string | null; failed: string },
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      log.error({ id: idOf(item), error: error instanceof Error ? error.name : 'unknown' }, failed);
    }
  }
}
