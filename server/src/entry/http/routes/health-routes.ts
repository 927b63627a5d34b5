import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { readHealth } from '../../../site/stations/health/read-health.ts';
import { serve } from '../request/serve.ts';

export const healthRoutes = (deps: Deps) => [
  serve(deps, calls.health, ({ who, input }) => readHealth(deps, who, input)),
];
