import { isMainThread } from 'node:worker_threads';
import { answerJobs } from './answer-jobs.ts';

const jobs = {
  double: (value: number) => value * 2,
  isApart: () => !isMainThread,
  fail: () => {
    throw new Error('not to be done');
  },
  die: () => process.exit(3),
  hang: () => new Promise(() => {}),
  throwLater: () =>
    new Promise(() => {
      setImmediate(() => {
        throw new Error('nobody caught it');
      });
    }),
};

export type FixtureJobs = typeof jobs;

answerJobs(jobs);
