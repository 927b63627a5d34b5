import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { listLogs } from '../../../ground/logs/list-logs.ts';
import { serve } from '../request/serve.ts';

export const logRoutes = (deps: Deps) => [
  serve(deps, calls.logs, async ({ who, input }) => ({ logs: await listLogs(deps, who, input), pagination: input })),
];
