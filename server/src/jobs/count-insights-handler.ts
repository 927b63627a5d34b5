import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { countInsights } from '../insights/count-insights.ts';
import { defineJob, handleJob } from '../queue/queue.ts';
import { defineCron } from '../queue/schedule.ts';

const countInsightsJob = defineJob({ name: 'count-insights', payload: z.object({}), maxAttempts: 3 });

export const countInsightsCron = defineCron(countInsightsJob, {}, { every: Temporal.Duration.from({ minutes: 5 }) });

export const countInsightsHandler = (deps: Deps) =>
  handleJob(countInsightsJob, async () => {
    await countInsights(deps);
  });
