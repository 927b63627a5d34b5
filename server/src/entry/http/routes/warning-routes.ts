import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { listOwnWarnings } from '../../../identity/warnings/list-own-warnings.ts';
import { serve } from '../request/serve.ts';

export const warningRoutes = (deps: Deps) => [
  serve(deps, calls.myWarnings, async ({ who }) => ({ warnings: await listOwnWarnings(deps, who) })),
];
