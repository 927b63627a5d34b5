import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { exportInsights } from '../../../insight/insights/export-insights.ts';
import { readInsights } from '../../../insight/insights/read-insights.ts';
import { serve } from '../request/serve.ts';

export const insightRoutes = (deps: Deps) => [
  serve(deps, calls.insights, ({ who, input }) => readInsights(deps, who, input)),

  serve(deps, calls.insightsCsv, ({ actor, input, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="insights.csv"');
    return exportInsights(deps, actor, input);
  }),
];
