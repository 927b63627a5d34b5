import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { readDashboard } from '../../../insight/dashboard/read-dashboard.ts';
import { serve } from '../request/serve.ts';

export const dashboardRoutes = (deps: Deps) => [serve(deps, calls.dashboard, ({ who }) => readDashboard(deps, who))];
