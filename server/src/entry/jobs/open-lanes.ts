import { combineRunners } from '../../ground/queue/combine-runners.ts';
import type { JobHandler } from '../../ground/queue/queue.ts';
import { openRunner, type Runner, type RunnerOptions } from '../../ground/queue/runner.ts';

/** How many jobs of each lane run at once. */
const workers = { danger: 8, codes: 4, money: 2, rest: 2, webhooks: 8, rentals: 4 };

type Lanes = Record<keyof typeof workers, JobHandler[]>;
type Options = Pick<RunnerOptions, 'db' | 'clock' | 'crons' | 'log'> & { handlers: Lanes };

/** Each lane has a runner of its own, so that none waits for another's servers. */
export function openLanes({ handlers, crons = [], ...options }: Options): Runner {
  const lanes = Object.keys(workers) as (keyof Lanes)[];
  return combineRunners(
    lanes.map((lane) =>
      openRunner({
        ...options,
        handlers: handlers[lane],
        crons: lane === 'rentals' ? crons : [],
        concurrency: workers[lane],
      }),
    ),
  );
}
