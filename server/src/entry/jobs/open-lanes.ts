import type { JobHandler } from '../../ground/queue/queue.ts';
import { openRunner, type Runner, type RunnerOptions } from '../../ground/queue/runner.ts';

/** How many jobs of each lane run at once. */
const workers = { payments: 4, danger: 8, codes: 4, money: 2, rest: 2, webhooks: 8, rentals: 4 };

type Lanes = Record<keyof typeof workers, JobHandler[]>;
type Options = Omit<RunnerOptions, 'lanes'> & { handlers: Lanes };

export function openLanes({ handlers, ...options }: Options): Runner {
  const names = Object.keys(workers) as (keyof Lanes)[];
  const lanes = names.map((name) => ({ handlers: handlers[name], workers: workers[name] }));
  return openRunner({ ...options, lanes });
}
