import { printPoster } from '../papers/poster/print-poster.ts';
import { printPaper } from '../papers/print-paper.ts';
import { answerJobs } from './answer-jobs.ts';

/** What runs in a worker's thread. The main thread imports only the type: fonts and drawing stay out of its memory. */
const jobs = { printPaper, printPoster };

export type WorkerJobs = typeof jobs;

answerJobs(jobs);
