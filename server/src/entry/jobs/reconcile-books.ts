import { z } from 'zod';
import type { Deps } from '../../ground/deps.ts';
import { defineJob, handleJob } from '../../ground/queue/queue.ts';
import { defineCron } from '../../ground/queue/schedule.ts';
import { reconcile } from '../../money/payments/reconcile.ts';
import { paymentContinuations } from './payment-continuations.ts';

const reconcileBooks = defineJob({ name: 'reconcile-books', payload: z.object({}), maxAttempts: 5 });

/** At night, after the housekeeping. */
export const reconcileBooksCron = defineCron(
  reconcileBooks,
  {},
  { every: Temporal.Duration.from({ hours: 24 }), offset: Temporal.Duration.from({ hours: 3 }) },
);

export const reconcileBooksHandler = (deps: Deps) =>
  handleJob(reconcileBooks, () => reconcile(deps, paymentContinuations));
