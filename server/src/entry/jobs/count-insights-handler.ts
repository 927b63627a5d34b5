import { z } from 'zod';
import type { Deps } from '../../ground/deps.ts';
import { defineJob, handleJob } from '../../ground/queue/queue.ts';
import { defineCron } from '../../ground/queue/schedule.ts';
import { countInsights } from '../../insight/insights/count-insights.ts';

const countInsightsJob = defineJob({ name: 'count-insights', payload: z.object({}), maxAttempts: 3 });

export const countInsightsCron = defineCron(countInsightsJob, {}, { every: Temporal.Duration.from({ minutes: 5 }) });

export const countInsightsHandler = (deps: Deps) => handleJob(countInsightsJob, () => countInsights(deps));
