import { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import { listSecurityEvents } from '../../../ground/security-events/list-security-events.ts';
import { serve } from '../request/serve.ts';

export const securityEventRoutes = (deps: Deps) => [
  serve(deps, calls.securityEvents, ({ input }) => listSecurityEvents(deps, input)),
];
