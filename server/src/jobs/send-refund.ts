import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { sendRefund } from '../payments/send-refund.ts';
import { defineJob, handleJob } from './queue.ts';

/** About two days of doubling waits; the sweep goes on after that. */
export const sendRefundJob = defineJob({
  name: 'send-refund',
  payload: z.object({ ledgerId: z.string() }),
  maxAttempts: 50,
});

export const sendRefundHandler = (deps: Deps) => handleJob(sendRefundJob, ({ ledgerId }) => sendRefund(deps, ledgerId));
