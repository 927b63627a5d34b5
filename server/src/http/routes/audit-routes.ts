import { calls } from '@laine/contract/calls.ts';
import { listAudit } from '../../audit/list-audit.ts';
import type { Deps } from '../../deps.ts';
import { serve } from '../request/serve.ts';

export const auditRoutes = (deps: Deps) => [
  serve(deps, calls.audit, async ({ input }) => ({ entries: await listAudit(deps, input), pagination: input })),
];
