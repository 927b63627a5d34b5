import { parentPort } from 'node:worker_threads';

/** Plain data in, plain data or bytes out: whatever a structured clone carries. No database, no secrets. */
export type Jobs = Record<string, (input: never) => unknown>;

export type JobCall = { name: string; input: unknown };
export type JobAnswer = { result: unknown } | { error: unknown };

/** The worker's side of `open-workers.ts`: runs one job after the other. */
export function answerJobs(jobs: Jobs): void {
  parentPort?.on('message', ({ name, input }: JobCall) => {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    void answer(jobs[name], input).then((told) => parentPort?.postMessage(told));
  });
}

async function answer(job: Jobs[string] | undefined, input: unknown): Promise<JobAnswer> {
  try {
    return { result: await job?.(input as never) };
  } catch (error) {
    return { error };
  }
}
