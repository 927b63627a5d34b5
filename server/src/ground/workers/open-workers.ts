import { Worker } from 'node:worker_threads';
import { Refusal } from '@laine/contract/refusals.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type Asker, openFairQueue } from '../budgets/open-fair-queue.ts';
import type { JobAnswer, JobCall, Jobs } from './answer-jobs.ts';
import type { WorkerJobs } from './worker-jobs.ts';

/** Far more than any job takes; one that never ends must not keep the place for ever. */
const MAX_JOB_MS = 20_000;
const MAX_HEAP_MB = 256;
const RETRY_AFTER_SECONDS = 5;

type WorkersOptions = {
  log: Pick<FastifyBaseLogger, 'error'>;
  /** For tests: other jobs, and less patience. */
  file?: URL;
  maxJobInMs?: number;
};

export type Workers<Known extends Jobs = WorkerJobs> = {
  /** `asker` is whom the work counts for. Refused as busy if there's no room, or if the worker dies of it. */
  run: <Name extends keyof Known & string>(
    asker: Asker,
    name: Name,
    input: Parameters<Known[Name]>[0],
  ) => Promise<Awaited<ReturnType<Known[Name]>>>;
  close(): Promise<void>;
};

/**
 * The rest of an answer that a worker computes. Whoever answers runs it after the caller's turn: nobody else waits for
 * it in this thread.
 */
export class InWorker<T> {
  readonly run: (asker: Asker) => Promise<T>;
  constructor(run: (asker: Asker) => Promise<T>) {
    this.run = run;
  }
}

/**
 * One thread beside the main one, for work that would keep that one to itself. It starts with the first job, and one
 * that died is replaced by the next.
 */
export function openWorkers<Known extends Jobs = WorkerJobs>(options: WorkersOptions): Workers<Known> {
  const { log, file = new URL('worker-jobs.ts', import.meta.url), maxJobInMs = MAX_JOB_MS } = options;
  const inQueue = openFairQueue({ places: 1, mostOfOne: 8, mostWaiting: 64 });
  let current: Worker | undefined;

  const start = (): Worker => {
    // It needs neither secrets nor settings.
    const worker = new Worker(file, { env: {}, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    worker.on('error', (error) => log.error({ err: error }, 'a worker died'));
    worker.once('exit', () => {
      if (current === worker) current = undefined;
    });
    return worker;
  };

  const ask = (worker: Worker, call: JobCall): Promise<JobAnswer> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        log.error({ job: call.name }, 'a job did not end, so its worker is stopped');
        void worker.terminate();
      }, maxJobInMs).unref();
      const onExit = () => {
        clearTimeout(late);
        reject(new Refusal('busy', {}, RETRY_AFTER_SECONDS));
      };
      worker.once('exit', onExit);
      worker.once('message', (answer: JobAnswer) => {
        clearTimeout(late);
        worker.off('exit', onExit);
        resolve(answer);
      });
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(call);
    });

  return {
    run: (asker, name, input) =>
      inQueue(asker, async () => {
        current ??= start();
        const answer = await ask(current, { name, input });
        if ('error' in answer) throw answer.error;
        return answer.result as never;
      }),
    async close() {
      await current?.terminate();
    },
  };
}
