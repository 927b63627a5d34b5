import { Locale } from '@laine/contract/states.ts';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { welcomeOwner } from '../stations/welcome-owner.ts';
import { defineJob, handleJob } from './queue.ts';

export const welcomeOwnerJob = defineJob({
  name: 'welcome-owner',
  payload: z.object({
    stationId: z.string(),
    accountId: z.string(),
    email: z.string(),
    locale: Locale,
    /** Our own address as whoever added them saw it. */
    origin: z.string(),
  }),
  maxAttempts: 20,
});

export const welcomeOwnerHandler = (deps: Deps) => handleJob(welcomeOwnerJob, (welcome) => welcomeOwner(deps, welcome));
